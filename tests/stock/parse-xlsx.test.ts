import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_ROWS, MAX_UNPACKED } from '@/lib/stock/limits';
import { parseStockFile } from '@/lib/stock/parse-file';
import { MAX_CELL } from '@/lib/stock/xlsx-values';
import { expectTurns } from '../tools/longest-block';
import { inline, shared, workbookOf, zipOf } from './workbooks';

const rowOf = (...cells: string[]) => `<row>${cells.map(inline).join('')}</row>`;
const HEAD = rowOf('make', 'model');
const problemOf = async (bytes: Uint8Array) => {
  const read = await parseStockFile(bytes).catch((error: { problem?: string }) => error.problem);
  return read;
};

test('cells of every type are their text', async () => {
  const rows =
    `<row r="1">${['make', 'year', 'mot', 'price', 'sold', 'vin', 'doors', 'trim'].map(inline).join('')}</row>` +
    '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3"><v>2018</v></c><c r="C3" s="1"><v>46477</v></c>' +
    '<c r="D3" s="2"><f>A1*2</f><v>9995.0000000000018</v></c><c r="E3" t="b"><v>1</v></c>' +
    '<c r="F3" t="e"><v>#N/A</v></c><c r="H3" t="str"><v>a &amp; b_x000D_</v></c></row>';
  const texts = ['<r><rPr><b/></rPr><t>Alfa </t></r><r><t>Romeo</t></r><rPh><t>x</t></rPh>'];
  expect(await parseStockFile(workbookOf([{ rows }], texts))).toEqual({
    headings: ['make', 'year', 'mot', 'price', 'sold', 'vin', 'doors', 'trim'],
    rows: [[], ['Alfa Romeo', '2018', '2027-03-31', '9995', 'TRUE', '#N/A', '', 'a & b']],
    firstRow: 2,
  });
});

test('dates of a workbook that counts from 1904 are the same days', async () => {
  const rows = `${rowOf('make', 'mot')}<row>${inline('Ford')}<c s="3"><v>45015</v></c></row>`;
  const file = workbookOf([{ rows }], [], '<workbookPr date1904="1"/>');
  expect((await parseStockFile(file)).rows).toEqual([['Ford', '2027-03-31']]);
});

test('headings are found below a title, on the first visible sheet that has some', async () => {
  const cover = { name: 'Cover', rows: rowOf('Smith’s cars') + rowOf('of today') };
  const hidden = { name: 'Old', state: 'hidden', rows: HEAD + rowOf('VW', 'Up') };
  const cars = { rows: rowOf('Stock list') + HEAD + rowOf('Ford', 'Ka') };
  expect(await parseStockFile(workbookOf([hidden, cover, cars]))).toEqual({
    headings: ['make', 'model'],
    rows: [['Ford', 'Ka']],
    firstRow: 3,
  });
});

test('any texts are read as they are, shared or not', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((each) => each.trim() !== '' && !/[\p{Cc}\p{Cs}\ufffe\uffff]|_x/u.test(each));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
      const escaped = texts.map(
        (each) => `<t>${each.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t>`,
      );
      const rows = texts.map((each, at) => `<row>${shared(at)}${inline(each)}</row>`).join('');
      const table = await parseStockFile(workbookOf([{ rows: HEAD + rows }], escaped));
      expect(table.rows).toEqual(texts.map((each) => [each, each]));
    }),
    { numRuns: 30 },
  );
});

describe('a workbook is refused that', () => {
  const sheet = (rows: string) => workbookOf([{ rows }]);
  test.each<[string, Uint8Array, string]>([
    ['is of the old kind or has a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'workbook'],
    ['is another zip file', zipOf({ 'a.txt': 'x' }), 'workbook'],
    ['is cut off', sheet(HEAD).subarray(0, 400), 'workbook'],
    ['has broken XML', sheet('<row><c>'), 'workbook'],
    ['has no rows', sheet(''), 'empty'],
    ['has too many cars', sheet(HEAD + rowOf('Ford', 'Ka').repeat(MAX_ROWS + 1)), 'rows'],
    ['has a row far below', sheet(`${HEAD}<row r="1048576">${inline('x')}</row>`), 'rows'],
    [
      'has rows out of order',
      sheet(`<row r="2">${inline('x')}</row><row r="1">${inline('x')}</row>`),
      'rows',
    ],
    ['has a cell far away', sheet(`<row><c r="XFD1"><v>1</v></c></row>`), 'headings'],
    [
      'unpacks to far more than its size',
      zipOf({
        'xl/workbook.xml': Buffer.alloc(MAX_UNPACKED + 1, ' '),
        'xl/_rels/workbook.xml.rels': '<a/>',
      }),
      'unpacked',
    ],
    [
      'multiplies entities',
      zipOf({
        'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
        'xl/_rels/workbook.xml.rels': '<a/>',
      }),
      'workbook',
    ],
    [
      'repeats a long text in many cells',
      workbookOf(
        [{ rows: HEAD + `<row>${shared(0)}${shared(0)}</row>`.repeat(1000) }],
        [`<t>${'x'.repeat(MAX_CELL)}</t>`],
      ),
      'unpacked',
    ],
    [
      'repeats a long text in a row',
      workbookOf(
        [{ rows: `${HEAD}<row>${shared(0).repeat(4)}</row>` }],
        [`<t>${'x'.repeat(MAX_CELL)}</t>`],
      ),
      'unpacked',
    ],
  ])('%s', async (_, file, problem) => expect(await problemOf(file)).toBe(problem));

  test('is changed in any byte, if it is not read', async () => {
    const file = sheet(HEAD + rowOf('Ford', 'Ka'));
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.nat(255), async (at, byte) => {
        const changed = Buffer.from(file);
        changed[at] = byte;
        expect(await problemOf(changed)).toBeDefined();
      }),
    );
  });
});

test('while a large workbook is read, others have their turn', async () => {
  const row = `<row>${inline('Ford')}${inline('Ka')}${'<c><v>12345.6</v></c>'.repeat(60)}</row>`;
  const file = workbookOf([{ rows: HEAD + row.repeat(2900) }]);
  await expectTurns(() => parseStockFile(file), 10);
});

test('a text beyond what a cell of Excel holds is not read', async () => {
  const texts = [`<t>${'x'.repeat(MAX_CELL + 9)}</t>`];
  const rows = `${HEAD}<row>${shared(0)}${inline('y'.repeat(MAX_CELL + 9))}</row>`;
  const [row] = (await parseStockFile(workbookOf([{ rows }], texts))).rows;
  expect(row).toEqual(['x'.repeat(MAX_CELL), 'y'.repeat(MAX_CELL)]);
});

describe('a workbook made to be slow lets others have their turn', () => {
  const cars = HEAD + rowOf('Ford', 'Ka');
  const styled = `<numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(50_000)}"/></numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(200)}</cellXfs>`;
  test.each([
    ['formats', workbookOf([{ rows: cars }], [], '', styled)],
    ['a shared text', workbookOf([{ rows: cars }], [`<t>${'_x000D_'.repeat(2_000_000)}</t>`])],
    ['a number', workbookOf([{ rows: `${cars}<row><c><v>${'1'.repeat(2e7)}</v></c></row>` }])],
  ])('%s', async (_, file) => expectTurns(() => parseStockFile(file)));
});
