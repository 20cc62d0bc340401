import { button } from '../ui/button';

type Props = { name: string; onGiveUp: () => void };

/** While the wallet asks its owner. */
export function AskingWallet({ name, onGiveUp }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p role="status" className="min-w-48 flex-1 text-pretty">
        Asking {name}. Answer in your wallet; it may have opened behind this window.
      </p>
      <button type="button" className={button('secondary', 'small')} onClick={onGiveUp}>
        Cancel
      </button>
    </div>
  );
}
