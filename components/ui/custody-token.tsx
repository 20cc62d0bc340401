import type { CSSProperties } from 'react';
import { cx } from '@/lib/utils';

type Props = {
  kind: 'Money' | 'Title';
  label?: string;
  className?: string;
  style?: CSSProperties;
};

/** The money or the title record of a sale, shown at its holder. */
export function CustodyToken({ kind, label = kind, className, style }: Props) {
  return (
    <span
      className={cx(
        'block rounded-1 border py-1 text-center text-small leading-tight font-semibold',
        kind === 'Money' ? 'border-signal text-signal' : 'border-link text-link',
        className,
      )}
      style={style}
    >
      {label}
    </span>
  );
}
