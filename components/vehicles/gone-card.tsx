import { button } from '../ui/button';
import { Icon } from '../ui/icon';

type Props = {
  /** Its place in the list, from 1: nothing else tells it from another. */
  place: number;
  onRemove: () => void;
};

/** The place of a favourite that has been sold or withdrawn: its facts are no longer public. */
export function GoneCard({ place, onRemove }: Props) {
  return (
    <article className="flex min-w-0 flex-col">
      <div className="grid aspect-3/2 place-items-center rounded-2 border border-dashed border-line-strong">
        <Icon name="car" className="size-8 text-ink-3" />
      </div>
      <h3 className="mt-3.5 text-[1.0625rem]/[1.4] font-semibold">No longer for sale</h3>
      <p className="mt-0.5 text-ink-3">A car you saved has been sold or withdrawn.</p>
      <button
        type="button"
        className={button('secondary', 'small', 'mt-3 self-start')}
        aria-label={`Remove vehicle ${place}, no longer for sale`}
        onClick={onRemove}
      >
        <Icon name="close" />
        Remove
      </button>
    </article>
  );
}
