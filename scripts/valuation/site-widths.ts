import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { verdictOf } from '../../lib/listings/verdict';
import { GROUPS, groupOf } from '../../lib/valuation/group';
import { generateCatalogue } from '../seed/generate';
import { DEMO } from '../seed/seed';
import { mean, median, round } from './metrics';

const CARD_PATH = path.resolve(import.meta.dirname, '../../lib/valuation/model-card.json');

/** Returns the widths of the ranges of the demo's cars for sale on a day, and the share of them with a verdict. */
export function siteWidths(asOf: string) {
  const valued = [...generateCatalogue({ ...DEMO, today: new Date(`${asOf}T12:00:00Z`) })]
    .flatMap(({ vehicles }) => vehicles)
    .flatMap(({ price, valuation }) => (valuation ? [{ price, ...valuation }] : []));
  return {
    asOf,
    groups: ['all' as const, ...GROUPS].flatMap((group) => {
      const ones = valued.filter(({ caveats }) => group === 'all' || groupOf(caveats) === group);
      if (ones.length === 0) return [];
      const width = (range: 'range80' | 'range90') =>
        round(median(ones.map(({ value, [range]: [low, high] }) => (high - low) / value)), 4);
      return {
        group,
        cars: ones.length,
        medianWidth80: width('range80'),
        medianWidth90: width('range90'),
        verdicts: round(mean(ones.map((one) => (verdictOf(one.price, one) === 'none' ? 0 : 1))), 4),
      };
    }),
  };
}

/** Writes these figures for a day into the shipped model card. */
export function writeSiteWidths(asOf: string): void {
  const card = JSON.parse(readFileSync(CARD_PATH, 'utf8'));
  writeFileSync(CARD_PATH, `${JSON.stringify({ ...card, site: siteWidths(asOf) }, null, 2)}\n`);
}
