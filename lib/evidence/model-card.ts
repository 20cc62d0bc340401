import elsewhereFile from '../valuation/elsewhere.json' with { type: 'json' };
import file from '../valuation/model-card.json' with { type: 'json' };

/** Metrics of the shipped model, measured at training; shares are fractions. */
export const card = file;

/** The shares that the ranges held on adverts of other sources; `valuation:evaluate -- --publish` writes them. */
export const elsewhere = elsewhereFile;

/** 0.0568 → '5.7%', without the sign. */
export const percent = (share: number) => `${(100 * Math.abs(share)).toFixed(1)}%`;

/** All shares of both, formatted by `percent`: the figures that the site may claim. */
export function cardPercents(part: unknown = [card, elsewhere]): string[] {
  if (typeof part === 'number') return [percent(part)];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap((one) => cardPercents(one));
}
