import file from '../valuation/model-card.json' with { type: 'json' };

/** What was measured of the shipped model when it was trained; all shares are fractions. */
export const card = file;

/** 0.0568 → '5.7%', without its sign: the words beside it say which way. */
export const percent = (share: number) => `${(100 * Math.abs(share)).toFixed(1)}%`;

/** Every share of the card as `percent` writes it: figures that the site may state. */
export function cardPercents(part: unknown = card): string[] {
  if (typeof part === 'number') return [percent(part)];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap((one) => cardPercents(one));
}
