import type { ReactNode } from 'react';
import { cx } from '@/lib/utils';

type Props = { title: string; aside?: string; className?: string; children: ReactNode };

/** A raised card for a tool or an example of its output. */
export function Sheet({ title, aside, className, children }: Props) {
  return (
    <div className={cx('rounded-2 border border-line bg-surface p-5 sm:p-7', className)}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-text! text-body! leading-snug! font-semibold tracking-normal!">
          {title}
        </h2>
        {aside && <p className="text-small text-ink-3">{aside}</p>}
      </div>
      {children}
    </div>
  );
}
