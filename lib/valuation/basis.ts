import card from './model-card.json' with { type: 'json' };
import { indexBasis } from './price-index';

/** The years of the adverts and of the price index behind a valuation of this day. */
export function basisOf(valuedOn: string) {
  const dataYear = card.data.year;
  const index = indexBasis(dataYear, Number(valuedOn.slice(0, 4)));
  return { dataYear, indexYear: index?.to.year ?? null };
}
