import type { ReactNode } from 'react';
import { TROUBLES, type Trouble } from '@/lib/showroom/viewer/trouble';
import { button } from '../../ui/button';

type Props = {
  trouble: Trouble | undefined;
  onRetry: () => void;
  /** Another way to see the car. */
  children?: ReactNode;
};

/** Why there is no model, and how to try again. */
export function TroubleNote({ trouble, onRetry, children }: Props) {
  if (!trouble) return null;
  const { text, canRetry } = TROUBLES[trouble];
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-line bg-surface p-4"
    >
      <p className="min-w-60 flex-1 text-pretty">{text}</p>
      {canRetry && (
        <button type="button" className={button('secondary', 'small')} onClick={onRetry}>
          Try again
        </button>
      )}
      {children}
    </div>
  );
}
