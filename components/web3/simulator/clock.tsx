import { formatMoment } from '@/lib/web3/simulator/describe';
import { isLate, type Scene } from '@/lib/web3/simulator/scene';
import { button } from '../../ui/button';

type Props = { scene: Scene; onWait: (seconds: number) => void };

const DAY = 86_400;

/** The simulated time, which advances only by a press. */
export function Clock({ scene, onWait }: Props) {
  const { now, deadline } = scene;
  const isOver = isLate(scene);
  const small = (className?: string) => button('secondary', 'small', className);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-7">
      <p>
        <span className="text-ink-2">The clock stands at </span>
        <span className="tabular font-semibold">{formatMoment(now)}</span>
        {deadline !== null && (
          <span className="text-ink-2">
            ; {isOver ? 'the time ended on' : 'there is time until'}{' '}
            <span className="tabular">{formatMoment(deadline)}</span>
          </span>
        )}
        <span className="text-ink-2">.</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={small()} onClick={() => onWait(DAY)}>
          A day later
        </button>
        <button
          type="button"
          className={small('aria-disabled:opacity-50')}
          aria-disabled={deadline === null || isOver}
          onClick={() => deadline !== null && !isOver && onWait(deadline - now + 1)}
        >
          Until it is too late
        </button>
      </div>
    </div>
  );
}
