import type { ReactNode } from 'react';

type Props = { title: string; children?: ReactNode };

/** Heading and introduction of an account page. */
export function PageHeading({ title, children }: Props) {
  return (
    <>
      <h1 className="text-display">{title}</h1>
      {children && <p className="mt-3 max-w-[56ch] text-pretty text-ink-2">{children}</p>}
    </>
  );
}
