import { formatNumber, formatPrice } from '../format';
import { priceBand } from './price-band';
import type { ModelAdvert } from './types';

/** The drawing in units that are about pixels on a phone. */
export const PLOT = {
  width: 340,
  height: 236,
  left: 66,
  right: 330,
  top: 10,
  bottom: 200,
} as const;

/** The most adverts of a model; the SQL function `model_adverts` has the same number. */
const MAX_ADVERTS = 300;
const MAX_STEPS = 4;
/** Straight pieces of the curve. */
const PIECES = 24;

/** Round numbers from 0 to the first that is not below the highest value. */
export function ticksTo(highest: number): number[] {
  const least = Math.max(highest / MAX_STEPS, 10);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5].map((times) => times * power).find((one) => one >= least);
  const width = step ?? 10 * power;
  const count = Math.max(1, Math.ceil(highest / width));
  return Array.from({ length: count + 1 }, (_, index) => index * width);
}

const rounded = (at: number) => Number(at.toFixed(1));

/** The drawing of a model's adverts by miles and price, with the curve and band if there is one. */
export function pricePlot(adverts: readonly ModelAdvert[]) {
  const band = priceBand(adverts);
  const pieces = Array.from({ length: PIECES + 1 }, (_, index) => index / PIECES);
  const curve = band
    ? pieces.map((share) => {
        const miles = band.from + share * (band.to - band.from);
        return { miles, ...band.at(miles) };
      })
    : [];
  const miles = ticksTo(Math.max(...adverts.map(({ mileage }) => mileage)));
  const pounds = ticksTo(
    Math.max(...adverts.map(({ price }) => price), ...curve.map(({ high }) => high)),
  );
  const across = (at: number) =>
    rounded(PLOT.left + ((PLOT.right - PLOT.left) * at) / (miles.at(-1) ?? 1));
  const down = (at: number) =>
    rounded(PLOT.bottom - ((PLOT.bottom - PLOT.top) * at) / (pounds.at(-1) ?? 1));
  const pointsOf = (end: 'low' | 'usual' | 'high') =>
    curve.map((piece) => `${across(piece.miles)},${down(piece[end])}`);
  return {
    miles: miles.map((at) => ({ label: formatNumber(at), x: across(at) })),
    pounds: pounds.map((at) => ({ label: formatPrice(at), y: down(at) })),
    /** Lines of zero length, which round caps turn into dots. */
    dots: adverts.map(({ mileage, price }) => `M${across(mileage)} ${down(price)}h0`).join(''),
    line: pointsOf('usual').join(' '),
    band: [...pointsOf('low'), ...pointsOf('high').reverse()].join(' '),
    /** The usual price at the fewest and at the most miles. */
    ends: [curve[0], curve.at(-1)].flatMap((end) =>
      end ? [{ miles: end.miles, usual: Math.round(end.usual) }] : [],
    ),
  };
}

type Plot = ReturnType<typeof pricePlot>;

/** Explains the drawing of a number of adverts: the sentence under it. */
export function plotCaption(count: number, { line }: Plot) {
  const dots =
    count < MAX_ADVERTS
      ? 'Each dot is an advert.'
      : `Each dot is one of the newest ${MAX_ADVERTS} adverts.`;
  if (!line) return dots;
  return `${dots} The line is the usual price for the miles; about eight in ten lie in the band.`;
}

/** Describes the drawing in words, for people who do not see it. */
export function plotDescription(adverts: readonly ModelAdvert[], { ends }: Plot) {
  const prices = adverts.map(({ price }) => price);
  const miles = adverts.map(({ mileage }) => mileage);
  const range = (of: number[], format: (value: number) => string) =>
    `from ${format(Math.min(...of))} to ${format(Math.max(...of))}`;
  const [few, most] = ends;
  const all = `Prices ${range(prices, formatPrice)}, miles ${range(miles, formatNumber)}.`;
  if (!few || !most) return all;
  return `${all} The usual price goes from ${formatPrice(few.usual)} at ${formatNumber(few.miles)} miles to ${formatPrice(most.usual)} at ${formatNumber(most.miles)}.`;
}
