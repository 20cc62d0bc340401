import { ACT_NAMES } from '@/lib/web3/simulator/describe';
import type { Move } from '@/lib/web3/simulator/scene';
import { button } from '../../ui/button';

type Props = {
  move: Move;
  onTake: () => void;
  /** The id of the element that says what the person has to correct first. */
  problem?: string;
};

/** The button of a step that the contract allows, or would allow with another amount. */
export function MoveButton({ move: { act }, onTake, problem }: Props) {
  return (
    <button
      type="button"
      className={button(
        'secondary',
        'small',
        'w-full max-lg:scroll-mt-72 aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3',
      )}
      // A disabled button would lose the focus, and its reason could not be read.
      aria-disabled={problem !== undefined}
      aria-describedby={problem}
      onClick={() => problem === undefined && onTake()}
    >
      {ACT_NAMES[act]}
    </button>
  );
}
