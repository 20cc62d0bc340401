import type { ReactNode } from 'react';

type Props = { title: string; children?: ReactNode };

/** The name of an account's page, and what it is for. */
export function PageHeading({ title, children }: Props) {
  return (
    <>
      <h1 className="text-display">{title}</h1>
      {children && <p className="mt-3 max-w-[56ch] text-pretty text-ink-2">{children}</p>}
    </>
  );
}
