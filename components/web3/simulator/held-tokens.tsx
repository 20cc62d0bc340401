import type { Holder, Scene } from '@/lib/web3/simulator/scene';
import { CustodyToken } from '../../ui/custody-token';

type Props = { holder: Holder; scene: Scene };

/** The price and the title, if this holder has them. Their transition names let them move between holders. */
export function HeldTokens({ holder, scene: { money, title } }: Props) {
  return (
    <div className="flex h-7 gap-1.5 *:max-w-20 *:flex-1">
      {money === holder && (
        <CustodyToken
          kind="Money"
          label="Price"
          style={{ viewTransitionName: 'simulator-money' }}
        />
      )}
      {title === holder && (
        <CustodyToken kind="Title" style={{ viewTransitionName: 'simulator-title' }} />
      )}
      {money !== holder && title !== holder && (
        <span className="text-ink-3">
          <span aria-hidden="true">–</span>
          <span className="sr-only">Neither the price nor the title</span>
        </span>
      )}
    </div>
  );
}
