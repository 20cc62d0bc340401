import type { ReactNode } from 'react';
import { cx } from '@/lib/utils';

type Props = { steps: readonly { title: string; text: ReactNode }[]; columns?: 3 | 4 };

export function Steps({ steps, columns = 3 }: Props) {
  return (
    <ol
      className={cx(
        'grid gap-4 sm:gap-10 md:gap-x-8',
        columns === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3',
      )}
    >
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="border-t border-ink pt-3 max-sm:grid max-sm:grid-cols-[2rem_1fr] sm:pt-5"
        >
          <p aria-hidden="true" className="tabular font-head text-lead font-medium text-ink-3">
            {index + 1}
          </p>
          <h3 className="text-lead sm:mt-6 font-semibold">{title}</h3>
          <p className="mt-1 max-w-[46ch] text-pretty text-ink-2 max-sm:col-start-2 sm:mt-2">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
