import type { ReactNode } from 'react';
import { cx } from '@/lib/utils';

type Props = {
  id: string;
  title: string;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Places the heading above the content instead of beside it. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
};

/** A section of a marketing page with its heading on the left. */
export function Section({ id, title, lead, wide = false, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={cx('border-line not-first:border-t', className)}>
      <div className={cx('wrap py-16 lg:py-24', !wide && 'grid gap-x-6 gap-y-8 lg:grid-cols-12')}>
        <div className={wide ? 'max-w-[44rem]' : 'lg:col-span-4 lg:pr-6'}>
          <h2 id={id} className="text-display">
            {title}
          </h2>
          {lead && <p className="mt-4 text-lead text-pretty text-ink-2">{lead}</p>}
        </div>
        <div className={wide ? 'mt-10' : 'min-w-0 lg:col-span-8'}>{children}</div>
      </div>
    </section>
  );
}
