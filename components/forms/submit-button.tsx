import type { ComponentProps } from 'react';
import { button } from '../ui/button';

type Props = Pick<ComponentProps<'button'>, 'aria-keyshortcuts' | 'className' | 'children'> & {
  pending: boolean;
  variant?: Parameters<typeof button>[0];
  size?: Parameters<typeof button>[1];
};

/** Submit button with a pending label; prevents double submission and keeps its focus and width. */
export function SubmitButton({
  pending,
  children,
  className = 'w-full',
  variant = 'primary',
  size = 'medium',
  'aria-keyshortcuts': shortcut,
}: Props) {
  return (
    <button
      type="submit"
      aria-disabled={pending}
      aria-keyshortcuts={shortcut}
      className={button(variant, size, `inline-grid ${className} aria-disabled:opacity-75`)}
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
