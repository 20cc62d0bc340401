import { type ReactNode, useId } from 'react';

/** Class names of a link in a text. */
export const textLink = 'text-link underline underline-offset-3';

/** Class names of a link in a row. */
export const rowLink = `inline-flex min-h-8 items-center ${textLink} wrap-anywhere`;

/** A titled section of a staff page. */
export function StaffSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
