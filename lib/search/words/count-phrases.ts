import { formatLitres } from '../../format';
import {
  ABOVE,
  AT_LEAST,
  AT_MOST,
  BELOW,
  OR_LESS,
  OR_MORE,
  type Reading,
  type Rule,
  range,
  rule,
  sense,
} from './number-rule';

const exactly =
  (key: 'seats' | 'doors') =>
  (other?: string, count = ''): Reading =>
    sense(`${other ? `${other} or ` : ''}${count} ${key}`, {
      [key]: other ? [Number(other), Number(count)] : [Number(count)],
    });

/** The number of people who need a seat: 'seats 7 people', 'a family of 5'. */
const PEOPLE =
  '(?:(?:seats|seating|room|space) )?(?:for )?(?:up to )?(?:([2-9])[ -]?(?:people|persons|person|adults)|(?:an? |my |our )?family of ([2-9]))';

/** '7 seats', 'seats 7', 'at least 7 seats', '7 seats or more', 'up to 5 seats', '5 to 7 seats'. */
function countRules(key: 'seats' | 'doors', most: number, heading: string, nouns: string): Rule[] {
  const count = `([2-${most}])`;
  const counted = `[ -]?(?:${nouns})`;
  const atLeast = (above: string | undefined, number: string | undefined): Reading => {
    const least = Number(number) + (above ? 1 : 0);
    return least > most
      ? 'unknown'
      : sense(`${least} or more ${key}`, { [key]: range(least, most) });
  };
  const atMost = (below: string | undefined, number: string | undefined): Reading => {
    const last = Number(number) - (below ? 1 : 0);
    return last < 2 ? 'unknown' : sense(`Up to ${last} ${key}`, { [key]: range(2, last) });
  };
  return [
    // A buyer who needs six seats also accepts seven.
    rule(`(?:${count}${counted}|${heading}(?: for)? ${count})`, (a, b = a) =>
      key === 'seats' && Number(b) > 5 ? atLeast(undefined, b) : exactly(key)(undefined, b),
    ),
    rule(`${count} or ${count}${counted}`, exactly(key)),
    rule(`${count} ?(?:-|–|to) ?${count}${counted}`, (...ends) => {
      const [from = 0, to = 0] = ends.map(Number).toSorted((a, b) => a - b);
      return sense(`${from} to ${to} ${key}`, { [key]: range(from, to) });
    }),
    rule(`(?:(${ABOVE})|${AT_LEAST}) ${count}${counted}`, atLeast),
    rule(`${count}(?: ?\\+|${OR_MORE})${counted}`, (number) => atLeast(undefined, number)),
    rule(`${count}${counted}(?: ?\\+|${OR_MORE})`, (number) => atLeast(undefined, number)),
    rule(`(?:(${BELOW})|${AT_MOST}) ${count}${counted}`, atMost),
    rule(`${count}${counted}${OR_LESS}`, (number) => atMost(undefined, number)),
    ...(key === 'seats' ? [rule(PEOPLE, (a, b) => atLeast(undefined, a ?? b))] : []),
  ];
}

const owners = (below: string | undefined, count = ''): Reading => {
  const number = (count === 'single' ? 1 : Number(count)) - (below ? 1 : 0);
  if (number < 0) return null;
  return sense(number === 1 ? '1 owner' : `Up to ${number} owners`, { ownersMax: number });
};

const OWNERS =
  '[ -]?(?:previous |former |lady |careful |registered )?(?:owners|owner|keepers|keeper)';

/** Minimum and maximum engine size in litres. */
const MIN_ENGINE = 0.6;
const MAX_ENGINE = 8.5;
const LITRES = '[ -]?(?:litres|litre|liters|liter|ltrs|ltr|lt|l)';
/** '1.6', '1.6 litre', '2 litre' or '1998cc'. */
const SIZE = `(\\d(?:\\.\\d(?:${LITRES})?|${LITRES})|\\d{3,4} ?cc)`;

/** A sense for engine sizes from and to a number of litres, in steps of a tenth, as in listings. */
function engines(label: string, from: number, to: number): Reading {
  const sizes = range(Math.round(from * 10), Math.round(to * 10)).map((tenths) => tenths / 10);
  const isEngine = from >= MIN_ENGINE && to <= MAX_ENGINE && sizes.length > 0;
  return isEngine ? sense(label, { engineSizes: sizes }) : null;
}

const sizeOf = (size: string) =>
  /cc$/.test(size) ? Math.round(Number.parseInt(size, 10) / 100) / 10 : Number.parseFloat(size);

const engine = (text = ''): Reading => {
  const size = sizeOf(text);
  return engines(formatLitres(size), size, size);
};

const engineUpTo = (to: number) => engines(`Up to ${formatLitres(to)}`, MIN_ENGINE, to);
const engineFrom = (from: number) => engines(`From ${formatLitres(from)}`, from, MAX_ENGINE);

/** Seats, doors, owners and engine sizes. */
export const COUNT_RULES: Rule[] = [
  ...countRules('seats', 9, '(?:seats|seating)', 'seats|seat|seaters|seater|str'),
  ...countRules('doors', 6, 'doors', 'doors|door|drs|dr'),
  rule(`(?:(?:${ABOVE}|${AT_LEAST}) \\d${OWNERS}|\\d${OR_MORE}${OWNERS})`, () => 'unknown'),
  rule(`\\d${OWNERS}(?: ?\\+|${OR_MORE})`, () => 'unknown'),
  rule(`(?:(?:(${BELOW})|${AT_MOST}) )?(\\d|single)${OWNERS}(?:${OR_LESS}| from new)?`, owners),
  rule(`owners (?:(?:(${BELOW})|${AT_MOST}) )?(\\d)`, owners),
  rule(SIZE, engine),
  rule(`(\\d\\.\\d) ?(?:-|–|to) ?(\\d\\.\\d)(?:${LITRES})?`, (from = '', to = '') =>
    engines(`${from} to ${formatLitres(Number(to))}`, Number(from), Number(to)),
  ),
  rule(`(?:(${BELOW})|${AT_MOST}) ${SIZE}`, (below, size = '') =>
    engineUpTo(sizeOf(size) - (below ? 0.1 : 0)),
  ),
  rule(`${SIZE}${OR_LESS}`, (size = '') => engineUpTo(sizeOf(size))),
  rule(`(?:(${ABOVE})|${AT_LEAST}) ${SIZE}`, (above, size = '') =>
    engineFrom(sizeOf(size) + (above ? 0.1 : 0)),
  ),
  rule(`${SIZE}(?: ?\\+|${OR_MORE})`, (size = '') => engineFrom(sizeOf(size))),
];
