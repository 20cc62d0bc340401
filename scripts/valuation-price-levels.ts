// npx tsx scripts/valuation-price-levels.ts: writes the new price of each model in the catalogue.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from './seed/catalogue/catalogue';
import { priceLevelTable } from './valuation/price-level-table';

const TARGET = path.resolve(import.meta.dirname, '../lib/valuation/price-levels.json');
// Each model is on one line, as the formatter leaves it.
const text = JSON.stringify(priceLevelTable(CATALOGUE), null, 2).replace(
  /\[\s+(\d+),\s+("\w+"),\s+(\d+)\s+\]/g,
  '[$1, $2, $3]',
);
writeFileSync(TARGET, `${text}\n`);
