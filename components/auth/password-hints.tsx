'use client';

import { passwordParts } from '@/lib/auth/schema';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';

/** Checklist of the password requirements, updated while typing. */
export function PasswordHints({ password }: { password: string }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5">
      {passwordParts.map(({ label, has }) => (
        <li
          key={label}
          className={cx('flex items-center gap-1.5', has(password) && 'text-verified')}
        >
          <Icon name="check" className={cx('size-3.5', has(password) ? '' : 'opacity-35')} />
          {label}
          {has(password) && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ul>
  );
}
