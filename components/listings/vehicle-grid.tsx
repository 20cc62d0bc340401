import type { VehicleSummary } from '@/lib/listings/types';
import { cx } from '@/lib/utils';
import { cardGrid } from './card-grid';
import { cardsOf } from './cards';
import { IllustrationNote } from './illustration-note';
import { VehicleCard } from './vehicle-card';

type Props = {
  vehicles: VehicleSummary[];
  columns?: 3 | 4;
  /** Makes it one row on phones, which is swiped. */
  isSwiped?: boolean;
};

/** A grid of a few vehicles, rendered on the server: the page loads no script of the card. */
export const VehicleGrid = ({ vehicles, columns, isSwiped }: Props) => (
  <>
    <IllustrationNote vehicles={vehicles} className="-mt-3 mb-3" />
    <ul className={cx(cardGrid(columns), isSwiped && 'max-sm:swipe')}>
      {cardsOf(vehicles).map((card) => (
        <li key={card.id} className="flex *:flex-1">
          <VehicleCard card={card} />
        </li>
      ))}
    </ul>
  </>
);
