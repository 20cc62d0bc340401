import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon';

type Props = { icon?: IconName; title: string; children: ReactNode };

/** A short inline message that needs no response from the user. */
export function Notice({ icon = 'info', title, children }: Props) {
  return (
    <div role="status" className="flex gap-3 rounded-1 border border-line bg-surface p-4">
      <Icon name={icon} className="mt-0.5 size-5 text-ink-3" />
      <div>
        <p className="font-semibold">{title}</p>
        <div className="text-ink-2">{children}</div>
      </div>
    </div>
  );
}
