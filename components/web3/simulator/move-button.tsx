import type { Move } from '@/lib/web3/simulator/scene';
import { ACT_NAMES } from '@/lib/web3/simulator/words';
import { button } from '../../ui/button';

type Props = {
  move: Move;
  onTake: () => void;
  /** The element that says what the person has to mend first. */
  problem?: string;
};

/** A step that the contract would allow, or its own reason against it. */
export function MoveButton({ move: { by, act, refusal }, onTake, problem }: Props) {
  const reason = `simulator-${by}-${act}`;
  const isRefused = refusal !== null || problem !== undefined;
  return (
    <>
      <button
        type="button"
        className={button(
          'secondary',
          'small',
          'w-full aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3',
        )}
        // Not disabled, so that it keeps the focus and its reason can be read.
        aria-disabled={isRefused}
        aria-describedby={problem ?? (refusal ? reason : undefined)}
        onClick={() => !isRefused && onTake()}
      >
        {ACT_NAMES[act]}
      </button>
      {refusal && !problem && (
        <p id={reason} className="mt-1 text-small text-pretty text-ink-2">
          {refusal.words} <code className="text-ink-3">{refusal.error}</code>
        </p>
      )}
    </>
  );
}
