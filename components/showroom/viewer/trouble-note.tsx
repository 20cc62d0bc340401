import type { ReactNode } from 'react';
import { TROUBLES, type Trouble } from '@/lib/showroom/viewer/trouble';
import { button } from '../../ui/button';

type Props = {
  trouble: Trouble | undefined;
  onRetry: () => void;
  /** True on a picture: one line, without the text about the remaining ways to see the car. */
  isBrief?: boolean;
  /** Another way to see the car, or a button that closes the note. */
  children?: ReactNode;
};

/** Scrolls to the note: the picture may reappear far above the pressed button. */
const bringIntoSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** Explains why there is no model, with a button that tries again. */
export function TroubleNote({ trouble, onRetry, isBrief, children }: Props) {
  if (!trouble) return null;
  const { text, rest, canRetry } = TROUBLES[trouble];
  return (
    <div
      ref={isBrief ? undefined : bringIntoSight}
      role="alert"
      className={
        isBrief
          ? 'flex items-center gap-x-2 border border-line bg-surface py-1 pr-1 pl-3 sm:rounded-2'
          : 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-line bg-surface p-4'
      }
    >
      <p className={isBrief ? 'flex-1 text-small/5' : 'min-w-60 flex-1 text-pretty'}>
        {isBrief ? text : `${text} ${rest}`}
      </p>
      {canRetry && (
        <button
          type="button"
          className={button('secondary', 'small', isBrief ? 'shrink-0' : undefined)}
          onClick={onRetry}
        >
          Try again
        </button>
      )}
      {children}
    </div>
  );
}
