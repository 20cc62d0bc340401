import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';

type Props = { id: string; title: string; count: number; empty: string; children: ReactNode };

/** A section of the staff page with its item count. */
export function StaffSection({ id, title, count, empty, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-ink pt-6">
      <h2 id={`${id}-heading`} className="mb-4 text-title">
        {title} <span className="tabular text-ink-3">{formatNumber(count)}</span>
      </h2>
      {count === 0 ? <p className="text-ink-2">{empty}</p> : children}
    </section>
  );
}
