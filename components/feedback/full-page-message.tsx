import type { ReactNode } from 'react';

type Props = {
  title: string;
  text: ReactNode;
  /** What the visitor can do next. */
  children: ReactNode;
  /** Tells the page cache to answer 503 and keep nothing: see lib/runtime/cache-handler.mjs. */
  unavailable?: boolean;
  /** It stands in a part of a page that has a heading of its own. */
  isPart?: boolean;
};

/** A page, or a part of one, that has nothing to show but a sentence and a way on. */
export function FullPageMessage({ title, text, children, unavailable, isPart }: Props) {
  const [Area, Heading] = isPart ? (['div', 'h2'] as const) : (['main', 'h1'] as const);
  return (
    <Area id={isPart ? undefined : 'main'} data-http-status={unavailable ? '503' : undefined}>
      <div className="wrap py-20 sm:py-28">
        <Heading className="text-display">{title}</Heading>
        <p className="mt-4 max-w-[56ch] text-lead text-ink-2">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
    </Area>
  );
}
