import { expect, test } from 'vitest';
import { catalogueIds } from '@/lib/stock/catalogue-ids';
import { suggestMapping } from '@/lib/stock/mapping';
import { parseStockFile } from '@/lib/stock/parse-file';
import { readRows } from '@/lib/stock/read-rows';
import { VOCABULARY } from '../search/words/vocabulary';
import { bytesOf, csvOf, MAKES, rowOf } from './cars';

const idsOf = catalogueIds(VOCABULARY.makes);

test.each([
  ['CITROEN', 'DS3 DSTYLE', 'DS 3', 'DSTYLE'],
  ['Citroen', 'DS 3 Crossback', 'DS 3 Crossback', ''],
  ['Citroen', 'Dispatch', 'Citroen Dispatch', ''],
  ['Fiat', 'Abarth 595', 'Abarth 595', ''],
  ['DS', '3', 'DS 3', ''],
])('the %s %s of a file is the %s', (make, model, id, trim) => {
  expect(idsOf(make, model)).toMatchObject({ model_id: id, trim });
});

test.each([
  ['Petrol', 'Corsa'],
  ['Electric', 'Corsa Electric'],
])('of a row with the fuel %s the Corsa E is the %s', async (fuel_type, model) => {
  const [ford] = MAKES;
  const models = ['Corsa', 'Corsa Electric'].map((name, at) => ({
    id: ford?.models[at]?.id ?? '',
    name,
  }));
  const row = rowOf({ make: 'Vauxhall', model: 'Corsa E SRi', fuel_type, trim: '' });
  const table = await parseStockFile(bytesOf(csvOf(row)));
  const mapping = suggestMapping(table.headings, {});
  const { rows } = await readRows(table, mapping, [
    { id: ford?.id ?? '', name: 'Vauxhall', models },
  ]);
  const model_id = models.find(({ name }) => name === model)?.id;
  expect(rows[0]?.car).toMatchObject({ model_id, trim: 'SRi' });
});

test('a make of which the catalogue lacks the later one keeps its cars', () => {
  const citroen = VOCABULARY.makes.filter(({ name }) => name === 'Citroen');
  expect(catalogueIds(citroen)('Citroen', 'DS3')).toMatchObject({
    make_id: 'Citroen',
    column: 'model',
  });
});
