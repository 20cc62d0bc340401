import type { ReactNode } from 'react';

type Props = {
  title: string;
  text: ReactNode;
  /** Links and buttons to continue with. */
  children: ReactNode;
  /** The status of the response: see lib/runtime/cache-handler.mjs. */
  status?: 404 | 503;
  /** Renders as a section of a page that has its own h1. */
  isPart?: boolean;
};

/** A page or section that shows only a message and links to continue with. */
export function FullPageMessage({ title, text, children, status, isPart }: Props) {
  const [Area, Heading] = isPart ? (['div', 'h2'] as const) : (['main', 'h1'] as const);
  return (
    <Area id={isPart ? undefined : 'main'} data-http-status={status}>
      <div className="wrap py-20 sm:py-28">
        <Heading className="text-display">{title}</Heading>
        <p className="mt-4 max-w-[56ch] text-lead text-ink-2">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
    </Area>
  );
}
