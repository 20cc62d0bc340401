import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** Text beside the title, such as '43' or 'in 2 rows'. */
  count: string;
  note?: ReactNode;
  children: ReactNode;
};

/** A titled section of a file's check. */
export const CheckSection = ({ id, title, count, note, children }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-3 text-title">
      {title} <span className="text-ink-2">({count})</span>
    </h2>
    {note && <p className="mb-4 max-w-[62ch] text-pretty text-ink-2">{note}</p>}
    {children}
  </section>
);
