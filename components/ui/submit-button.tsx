import type { ReactNode } from 'react';
import { button } from './button';

type Props = { pending: boolean; children: ReactNode; className?: string };

/** Sends a form once: while the answer is on its way it says so, and keeps focus and width. */
export function SubmitButton({ pending, children, className = 'w-full' }: Props) {
  return (
    <button
      type="submit"
      aria-disabled={pending}
      className={button('primary', 'medium', `grid ${className} aria-disabled:opacity-75`)}
    >
      <span className={`col-start-1 row-start-1 ${pending ? 'invisible' : ''}`}>{children}</span>
      {pending && (
        <span className="col-start-1 row-start-1" role="status">
          One moment…
        </span>
      )}
    </button>
  );
}
