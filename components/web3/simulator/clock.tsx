import type { Scene } from '@/lib/web3/simulator/scene';
import { momentWords } from '@/lib/web3/simulator/words';
import { button } from '../../ui/button';

type Props = { scene: Scene; onWait: (seconds: number) => void };

const DAY = 86_400;

/** The simulated time, which goes on only when asked to. */
export function Clock({ scene: { now, deadline }, onWait }: Props) {
  const isLate = deadline === null || now > deadline;
  const small = (className?: string) => button('secondary', 'small', className);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line p-5 sm:px-7">
      <p>
        <span className="text-ink-2">The clock stands at </span>
        <span className="tabular font-semibold">{momentWords(now)}</span>
        {deadline !== null && (
          <span className="text-ink-2">
            ; {isLate ? 'the time ended on' : 'there is time until'}{' '}
            <span className="tabular">{momentWords(deadline)}</span>
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
          aria-disabled={isLate}
          onClick={() => !isLate && onWait(deadline - now + 1)}
        >
          Until it is too late
        </button>
      </div>
    </div>
  );
}
