import { type ReactNode, useId } from 'react';

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
