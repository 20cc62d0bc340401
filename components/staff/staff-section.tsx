import { type ReactNode, useId } from 'react';

/** A link in a text. */
export const textLink = 'text-link underline underline-offset-3';

/** A link that leads on from a row. */
export const rowLink = `inline-flex min-h-8 items-center ${textLink} wrap-anywhere`;

/** A part of a page of staff. */
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
