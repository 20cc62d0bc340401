import { cx } from '@/lib/utils';
import type { Holder, Scene } from '@/lib/web3/simulator/scene';
import { CustodyToken } from '../../ui/custody-token';

type Props = { holder: Holder; scene: Scene; className?: string };

/** The price and the title, if they are with this holder. Their names let them move from one to another. */
export function HeldTokens({ holder, scene: { money, title }, className }: Props) {
  return (
    <div className={cx('flex h-7 gap-2', className)}>
      {money === holder && (
        <CustodyToken
          kind="Money"
          className="w-20"
          style={{ viewTransitionName: 'simulator-money' }}
        />
      )}
      {title === holder && (
        <CustodyToken
          kind="Title"
          className="w-20"
          style={{ viewTransitionName: 'simulator-title' }}
        />
      )}
      {money !== holder && title !== holder && (
        <span className="text-small text-ink-3">Holds neither money nor title</span>
      )}
    </div>
  );
}
