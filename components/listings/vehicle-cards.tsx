'use client';

import type { Card } from './card';
import { cardGrid } from './card-grid';
import { VehicleCard } from './vehicle-card';

type Props = {
  cards: Card[];
  /** Number of cards above the fold: their pictures load eagerly. */
  eager?: number;
};

/**
 * React holds a new list back, up to 0.8 s, until the eager picture in its `<ViewTransition>` is decoded. A picture
 * with a listener is left out.
 */
const showAtOnce = () => {};

/**
 * A page of vehicles. A client component: the RSC payload then holds the data of 24 cards instead of
 * 24 rendered ones, which halves page size and render cost.
 */
export const VehicleCards = ({ cards, eager = 0 }: Props) => (
  <ul className={cardGrid()}>
    {cards.map((card, index) => (
      <li key={card.id} className="flex *:flex-1">
        <VehicleCard card={card} priority={index < eager} onLoad={showAtOnce} />
      </li>
    ))}
  </ul>
);
