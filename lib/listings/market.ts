import type { MarketPosition } from './types';

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ordinal = (n: number) => `${n}${SUFFIXES[rules.select(n)] ?? 'th'}`;

/** Where a price stands among its rivals': 'Cheapest of 6 like it here', '3rd cheapest of 6 like it here'. */
export function marketLabel({ rivals, cheaper }: Pick<MarketPosition, 'rivals' | 'cheaper'>) {
  const among = `of ${rivals + 1} like it here`;
  if (cheaper === 0) return `Cheapest ${among}`;
  if (cheaper === rivals) return `Dearest ${among}`;
  return `${ordinal(cheaper + 1)} cheapest ${among}`;
}
