'use client';

import { useEffect, useRef } from 'react';
import { button } from '../ui/button';

type Props = { outcome: 'restored' | 'discarded' | null; onDiscard: () => void };

/** Says that unsaved values are restored, with a button that discards them. Screen readers announce it. */
export function DraftNote({ outcome, onDiscard }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so focus moves to the text.
  useEffect(() => {
    if (outcome === 'discarded') text.current?.focus();
  }, [outcome]);
  return (
    <div
      role="status"
      className={
        outcome
          ? 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-1 border border-line bg-surface py-2 pr-2 pl-4'
          : 'sr-only'
      }
    >
      {outcome && (
        <p ref={text} tabIndex={-1} className="py-2 font-medium">
          {outcome === 'restored'
            ? 'What you typed here is back; it is not saved yet.'
            : 'Discarded. This is what is saved.'}
        </p>
      )}
      {outcome === 'restored' && (
        <button type="button" className={button('secondary', 'small')} onClick={onDiscard}>
          Discard
        </button>
      )}
    </div>
  );
}
