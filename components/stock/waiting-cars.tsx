import { formatPrice, plural } from '@/lib/format';
import { stockApiPath } from '@/lib/paths';
import type { WaitingStock } from '@/lib/stock/types';
import { waitingText } from '@/lib/stock/waiting';
import { button } from '../ui/button';

/** Maximum number of cars that are shown. */
const SHOWN = 50;

const STATES: Record<WaitingStock['cars'][number]['state'], string> = {
  waiting: 'Waits for our staff',
  known: 'Can be listed now',
  refused: 'Refused by our staff: correct it in your file',
};

/** The cars of a dealer's last file whose make or model the catalogue lacks; those known by now can be listed. */
export const WaitingCars = ({ waiting: { cars, known, names } }: { waiting: WaitingStock }) => (
  <section aria-labelledby="waiting">
    <h2 id="waiting" className="mb-3 text-title">
      Cars that wait
    </h2>
    <p className="text-pretty wrap-anywhere text-ink-2">
      {names.length > 0 && `${waitingText(names)} Our staff look at each name. `}
      Your next file replaces this list; without one for 90 days it goes.
    </p>
    {known > 0 && (
      <form method="post" action={stockApiPath('waiting')} className="mt-4">
        <button type="submit" className={button('primary', 'medium')}>
          List {plural(known, 'car')} now
        </button>
        <p className="mt-2 text-small text-ink-2">You see the check first, as of any file.</p>
      </form>
    )}
    <ul className="mt-4 border-t border-line">
      {cars.slice(0, SHOWN).map(({ stockId, name, price, state }) => (
        <li key={stockId} className="border-b border-line py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-small text-ink-2">{stockId}</span>{' '}
            <span className="tabular text-small">{formatPrice(price)}</span>
          </p>
          <p className="text-small text-ink-2">{STATES[state]}</p>
        </li>
      ))}
    </ul>
    {cars.length > SHOWN && (
      <p className="mt-3 text-small text-ink-2">And {plural(cars.length - SHOWN, 'more car')}.</p>
    )}
  </section>
);
