import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** The heading of a page of measured figures; its children say what was measured. */
export const EvidenceHead = ({ title, children }: Props) => (
  <div className="grid gap-x-6 gap-y-5 pt-6 lg:grid-cols-12 lg:items-end">
    <h1 className="text-[clamp(2.25rem,1.8rem+2.4vw,3.5rem)] tracking-[-0.035em] lg:col-span-6">
      {title}
    </h1>
    <p className="max-w-[58ch] text-lead text-pretty text-ink-2 lg:col-span-6">{children}</p>
  </div>
);
