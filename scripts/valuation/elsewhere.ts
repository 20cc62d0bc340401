import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Summary } from './metrics';

/** The shares that the site's ranges held of another source's adverts of cars to eight years of age. */
interface Elsewhere {
  /** The source, as the model's page names it. */
  name: string;
  /** The day that the adverts were valued for. */
  asOf: string;
  drift: number;
  /** By whether the model knows their make. */
  rows: ({ label: string } & Summary)[];
}

export const ELSEWHERE_PATH = path.resolve(
  import.meta.dirname,
  '../../lib/valuation/elsewhere.json',
);

/** Writes such figures for the model's page, in place of earlier ones of the same source. */
export function writeElsewhere(measured: Elsewhere, file = ELSEWHERE_PATH): void {
  const all: Elsewhere[] = JSON.parse(readFileSync(file, 'utf8'));
  const others = all.filter(({ name }) => name !== measured.name);
  writeFileSync(file, `${JSON.stringify([...others, measured], null, 2)}\n`);
}
