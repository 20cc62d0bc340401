import { expect, test } from 'vitest';
import { catalogueIds } from '@/lib/stock/catalogue-ids';
import { VOCABULARY } from '../search/words/vocabulary';

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

test('a make of which the catalogue lacks the later one keeps its cars', () => {
  const citroen = VOCABULARY.makes.filter(({ name }) => name === 'Citroen');
  expect(catalogueIds(citroen)('Citroen', 'DS3')).toMatchObject({
    make_id: 'Citroen',
    column: 'model',
  });
});
