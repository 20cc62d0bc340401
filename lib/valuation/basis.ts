import card from './model-card.json' with { type: 'json' };
import { indexBasis } from './price-index';

/** The years of the adverts, of the price index and of the prices behind a valuation of this day. */
export function basisOf(valuedOn: string) {
  const dataYear = card.data.year;
  const index = indexBasis(dataYear, Number(valuedOn.slice(0, 4)));
  const indexYear = index?.to.year ?? null;
  return { dataYear, indexYear, priceYear: indexYear ?? dataYear };
}
