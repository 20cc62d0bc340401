import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ROWS } from '@/lib/stock/limits';
import { packTable, unpackTable, withReadableFiles } from '@/lib/stock/stored-table';
import { expectTurns } from '../tools/longest-block';

test('a table is the same after it was stored as JSON', async () => {
  const table = fc.record({
    headings: fc.array(fc.string()),
    rows: fc.array(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }), { maxLength: 250 }),
    firstRow: fc.nat(100),
  });
  await fc.assert(
    fc.asyncProperty(table, async (each) => {
      const stored = JSON.parse(JSON.stringify(await packTable(each)));
      expect(await unpackTable(stored)).toEqual(each);
    }),
  );
});

test('a table of before is read, and a user’s own data have the rows of their files', async () => {
  const table = { headings: ['make'], rows: [['Ford']], firstRow: 2 };
  expect(await unpackTable(table)).toEqual(table);
  const data = { email: 'x', stock_files: [{ id: '1', content: await packTable(table) }] };
  expect(await withReadableFiles(data)).toEqual({
    email: 'x',
    stock_files: [{ id: '1', content: table }],
  });
  expect(await withReadableFiles({ email: 'x' })).toEqual({ email: 'x' });
});

test('a table that is too large is refused', async () => {
  const rows = Array.from({ length: 700 }, () => ['x'.repeat(100_000)]);
  await expect(packTable({ headings: ['a'], rows, firstRow: 2 })).rejects.toMatchObject({
    problem: 'size',
  });
});

test('while the largest table is packed or unpacked, others have their turn', async () => {
  const row = Array.from({ length: 40 }, (_, at) => `some cell ${at}`);
  const rows = Array.from({ length: MAX_ROWS }, (_, at) => [...row, `A${at}`, 'x'.repeat(500)]);
  await expectTurns(async () => {
    const stored = await packTable({ headings: row, rows, firstRow: 2 });
    expect((await unpackTable(stored)).rows).toHaveLength(MAX_ROWS);
  }, 5);
});
