'use client';

import type { ReactNode, Ref } from 'react';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';

type Props = {
  ref: Ref<HTMLDivElement>;
  isGood?: boolean;
  title: string | undefined;
  text?: string | undefined;
  children?: ReactNode;
};

/** The result of a form, shown above it; the form moves focus to it by `ref`. */
export function FormNotice({ ref, isGood = false, title, text, children }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={isGood ? 'status' : 'alert'}
      className={cx(
        'flex gap-3 rounded-1 border-l-4 p-4',
        isGood ? 'border-verified bg-verified-tint' : 'border-danger bg-danger-tint',
      )}
    >
      <Icon
        name={isGood ? 'check' : 'alert'}
        className={cx('mt-0.5 size-5', isGood ? 'text-verified' : 'text-danger')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {text && <p className="mt-0.5 text-pretty text-ink-2">{text}</p>}
        {children}
      </div>
    </div>
  );
}
