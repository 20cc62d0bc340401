import type { ReactNode } from 'react';

type Props = { title: string; id?: string; children: ReactNode };

/** A titled part of a case. */
export const CaseSection = ({ title, id, children }: Props) => (
  <section id={id} className="grid scroll-mt-24 grid-cols-1 gap-3">
    <h3 className="text-small/5 font-semibold text-ink-3">{title}</h3>
    {children}
  </section>
);

/** A text as a person wrote it. URLs in it are never links, because it is untrusted. */
export const WrittenText = ({ children }: { children: string }) => (
  <p className="max-w-[72ch] whitespace-pre-wrap wrap-anywhere">{children}</p>
);
