import { expect, test } from 'vitest';
import { ownHeadings, suggestMapping } from '@/lib/stock/mapping';
import type { StockMeanings } from '@/lib/stock/meanings';
import { parseStockFile } from '@/lib/stock/parse-file';
import { readRows } from '@/lib/stock/read-rows';
import { bytesOf, MAKES } from './cars';

async function read(heading: string, letter: string, meanings: StockMeanings = {}) {
  const file = `stock_id,make,model,year,fuel,transmission,body,mileage,price,${heading}
K1,Ford,Ka+,2019,Petrol,Manual,Hatchback,24000,7450,${letter}`;
  const table = await parseStockFile(bytesOf(file));
  const mapping = suggestMapping(ownHeadings(table), { condition: '=good' });
  const { rows, words } = await readRows(table, mapping, MAKES, meanings);
  expect(rows).toHaveLength(1);
  return { said: rows[0]?.car.write_off, words };
}

const UNCLEAR = 'N (no, or category N)';

test.each(['Written Off', 'WriteOff', 'write off'])(
  'N under %s, where it may mean no, is asked about and not advertised as category N',
  async (heading) => {
    for (const letter of ['N', ' n '])
      expect(await read(heading, letter)).toEqual({
        said: undefined,
        words: [{ column: 'write_off', word: UNCLEAR, rows: 1 }],
      });
    for (const value of ['none', 'n']) {
      const told = { write_off: { [UNCLEAR.toLowerCase()]: value } };
      expect(await read(heading, 'N', told)).toEqual({ said: value, words: [] });
    }
  },
);

test.each(['Insurance Category', 'Cat', 'write_off'])('N under %s is category N', async (heading) =>
  expect(await read(heading, 'N')).toEqual({ said: 'n', words: [] }),
);

test.each([
  ['Cat N', 'n'],
  ['S', 's'],
  ['No', 'none'],
])('%s under Written Off is clear', async (cell, said) =>
  expect(await read('Written Off', cell)).toEqual({ said, words: [] }),
);
