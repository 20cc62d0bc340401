import type { ReactNode } from 'react';

type Props = { title: string; text: ReactNode; children?: ReactNode };

/** The page of a mailed link: a heading, what it is about, and one button. */
export const LinkFrame = ({ title, text, children }: Props) => (
  <main id="main" className="wrap w-full flex-1 pt-10 pb-24">
    <div className="max-w-[40rem]">
      <h1 className="text-display">{title}</h1>
      <p role="status" className="mt-3 mb-8 text-pretty wrap-anywhere text-ink-2">
        {text}
      </p>
      {children}
    </div>
  </main>
);
