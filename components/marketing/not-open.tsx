import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

/** Describes a feature that is not available yet; renders no controls. */
export function NotOpen({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-3 border-t border-line pt-5 text-pretty text-ink-2">
      <Icon name="calendar" className="mt-0.5 size-5 text-ink-3" />
      <span>
        <strong className="font-semibold text-ink">Not open yet.</strong> {children}
      </span>
    </p>
  );
}
