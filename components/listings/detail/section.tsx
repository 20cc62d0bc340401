import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** A titled section of the vehicle page. */
export function Section({ title, children }: Props) {
  return (
    <section className="mt-12 sm:mt-20">
      <h2 className="mb-4 text-title">{title}</h2>
      {children}
    </section>
  );
}
