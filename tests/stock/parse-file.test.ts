import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BYTES, MAX_ROWS } from '@/lib/stock/limits';
import { parseStockFile } from '@/lib/stock/parse-file';
import type { StockFileProblem } from '@/lib/stock/problems';
import { expectTurns } from '../tools/longest-block';
import { bytesOf } from './cars';

const parsed = (text: string) => parseStockFile(bytesOf(text));
const problemOf = (bytes: Uint8Array) => parseStockFile(bytes).catch((error: unknown) => error);
const refusal = (problem: StockFileProblem, columns: string[] = []) =>
  expect.objectContaining({ name: 'StockFileError', problem, columns });

test.each([
  ['commas', 'make,model\r\nFord,"Fiesta, red"'],
  ['semicolons', 'make;model\nFord;Fiesta, red\n'],
  ['bars', 'make|model\nFord|Fiesta, red\n'],
  ['tabs', 'make\tmodel\nFord\tFiesta, red\n;;\n'.replace('\n;;', '')],
  ['XML', '<stock><car><make>Ford</make><model>Fiesta, red</model></car></stock>'],
  [
    'XML with a declaration, comments and CDATA',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- feed -->\n<stock xmlns="urn:x">\n <car>\n  <make>Ford</make><model><![CDATA[Fiesta, red]]></model>\n </car>\n</stock>\n',
  ],
])('a file of %s is a table', async (_, file) => {
  expect(await parsed(file)).toEqual({
    headings: ['make', 'model'],
    rows: [['Ford', 'Fiesta, red']],
    firstRow: 2,
  });
});

test.each([
  ['the line of Excel', 'sep=;\r\nmake;model\r\nFord;Fiesta', 3],
  ['a title with commas', 'Stock, all sites, 27 Nov\n\nmake|model\nFord|Fiesta', 4],
  ['an empty line', '\nmake,model\nFord,Fiesta', 3],
])('headings are found below %s', async (_, file, firstRow) => {
  expect(await parsed(file)).toEqual({
    headings: ['make', 'model'],
    rows: [['Ford', 'Fiesta']],
    firstRow,
  });
});

test('a cell that is a formula of its text alone is that text', async () => {
  expect((await parsed('make,model\n="Ford","=""Ka"""\n="=1+1",="')).rows).toEqual([
    ['Ford', 'Ka'],
    ['=1+1', '="'],
  ]);
});

test('the bytes 0x80 to 0x9F of Windows-1252 are its characters on every Node', async () => {
  const signs = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';
  for (const [at, sign] of [...signs].entries()) {
    const file = Buffer.from([...bytesOf('make,model\nFord,'), 0x80 + at, 0x4b, 0x61]);
    expect((await parseStockFile(file)).rows, sign).toEqual([['Ford', `${sign}Ka`]]);
  }
});

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each<[string, (text: string) => Uint8Array]>([
  ['UTF-8', bytesOf],
  ['UTF-8 with a mark', (text) => bytesOf(`\ufeff${text}`)],
  ['UTF-16', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 with a mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 of the other order', swapped],
  ['UTF-16 of the other order with a mark', (text) => swapped(`\ufeff${text}`)],
])('a file in %s is read whatever its format', async (_, encoded) => {
  const table = { headings: ['make', 'model'], rows: [['Škoda', 'Fabia – 5’s 🚗']] };
  for (const file of [
    'make,model\r\nŠkoda,Fabia – 5’s 🚗',
    '<s><car><make>Škoda</make><model>Fabia – 5’s 🚗</model></car></s>',
    '[{"make": "Škoda", "model": "Fabia – 5’s 🚗"}]',
  ])
    expect(await parseStockFile(encoded(file))).toMatchObject(table);
});

test('every byte of Windows-1252 is its character, also beside UTF-8', async () => {
  const marks = Buffer.from([0x80, 0x92, 0x96, 0x99, 0x81]);
  const { headings, rows } = await parseStockFile(
    Buffer.concat([bytesOf('make,£ ✓\n'), marks, bytesOf(',1')]),
  );
  expect({ headings, rows }).toEqual({ headings: ['make', '£ ✓'], rows: [['€’–™\ufffd', '1']] });
  const latin = Array.from({ length: 0x60 }, (_, at) => 0xa0 + at);
  const file = Buffer.from([...bytesOf('make\n'), ...latin.flatMap((byte) => [byte, 0x20])]);
  const text = latin.map((byte) => `${String.fromCharCode(byte)} `).join('');
  expect((await parseStockFile(file)).rows).toEqual([[text]]);
});

test('empty rows stay without cells, so that the others keep their numbers', async () => {
  expect((await parsed('make,model\n\n,,\nFord,Ka\n , \n\n')).rows).toEqual([
    [],
    [],
    ['Ford', 'Ka'],
  ]);
});

test('cars in XML may lack cells, and have features one by one', async () => {
  const file =
    '<stock><car><make>A &amp; B</make></car><car><model>Ka</model><make/><features><feature>a|b</feature> <feature>c</feature></features></car></stock>';
  expect(await parsed(file)).toMatchObject({
    headings: ['make', 'model', 'features'],
    rows: [
      ['A & B', '', ''],
      ['', 'Ka', 'a\\|b | c'],
    ],
  });
});

test('headings without a name and second ones of other columns are told apart by their place', async () => {
  const { headings } = await parsed('make,,Photo,Photo\na,b,c,d');
  expect(headings).toEqual(['make', '(column 2)', 'Photo', 'Photo (column 4)']);
});

const JSON_CAR = '{"make":"Ford","model":"Ka"},';
const CAR = '<car><make>Ford</make><model>Ka</model></car>';
const ENTITIES = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};">`);

describe('a file that cannot be read as a whole', () => {
  test.each<[string, string, StockFileProblem, string[]?]>([
    ['is empty', '', 'empty'],
    ['has headings alone', 'make,model\n,\n', 'empty'],
    ['is XML without cars', '<stock></stock>', 'noCars'],
    ['is a workbook cut off', 'PK\u0003\u0004\u0014\0', 'workbook'],
    ['is a picture', '\0\u0001PNG', 'text'],
    ['is JSON without a model', '[{"make":"Ford"}]', 'noObjects'],
    ['is JSON cut off', '[\n{"make":"Ford","model":"Ka"},\n{"make":', 'json', ['3']],
    ['is JSON with a comma missing', '[{"make":"Ford"\n"model":"Ka"}]', 'json', ['1']],
    ['is deep JSON', '['.repeat(100_000), 'json', ['1']],
    ['is JSON of one string', `["${'a'.repeat(MAX_BYTES - 10)}`, 'json', ['1']],
    ['is JSON with a huge car', `[{"make":"${'a'.repeat(600_000)}"}]`, 'json', ['1']],
    ['has too many cars in JSON', `[${JSON_CAR.repeat(MAX_ROWS)}${JSON_CAR.slice(0, -1)}]`, 'rows'],
    ['is a web page', '\n<!DOCTYPE html><html><p>Sign in', 'html'],
    ['opens a quotation mark', 'make,model\n"Ford,Ka', 'quotes'],
    ['has too many cars', `make\n${'Ford\n'.repeat(MAX_ROWS + 1)}`, 'rows'],
    ['has too many cars in XML', `<stock>${CAR.repeat(MAX_ROWS + 1)}</stock>`, 'rows'],
    ['has millions of empty rows', '\n'.repeat(MAX_BYTES), 'rows'],
    ['is one line of commas', ','.repeat(MAX_BYTES), 'quotes'],
    ['has too many headings', `${'a,'.repeat(201)}\n1`, 'headings'],
    ['has one of our columns twice', 'Make,model,Make\na,b,c', 'twice', ['Make']],
    ['multiplies entities', `<!DOCTYPE s [${ENTITIES.join('')}]><stock>&l9;</stock>`, 'dtd'],
    [
      'names a file of the server',
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><stock><car><make>&x;</make></car></stock>',
      'dtd',
    ],
    ['names an unknown entity', '<stock><car><make>&x;</make></car></stock>', 'xml', ['1']],
    ['names NUL', '<stock><car><make>&#0;</make></car></stock>', 'xml', ['1']],
    ['is XML cut off', `<stock>\n${CAR}`, 'xml', ['2']],
    ['is XML without a car', '<vehicles><car/></vehicles>', 'noCars'],
    ['has two roots', `<stock>${CAR}</stock><stock/>`, 'xml', ['1']],
    ['is deep', '<a>'.repeat(100_000), 'xml', ['1']],
    ['is one XML name', `<stock><car><${'a'.repeat(MAX_BYTES - 50)}`, 'xml', ['1']],
  ])('%s', async (_, file, problem, columns) => {
    expect(await problemOf(bytesOf(file))).toEqual(refusal(problem, columns));
  });

  test('is larger than 10 MB', async () => {
    expect(await problemOf(new Uint8Array(MAX_BYTES + 1))).toEqual(refusal('size'));
  });

  test('has any bytes: it is refused or read, and nothing else is thrown', async () => {
    const starts = fc.constantFrom(
      '',
      'make,model\n',
      '<stock><car>',
      '<stock><car><make>',
      '[{"make":"Ford","model":"Ka"},',
    );
    await fc.assert(
      fc.asyncProperty(
        starts,
        fc.string(),
        fc.uint8Array({ maxLength: 200 }),
        async (start, text, noise) => {
          const read = await problemOf(Buffer.concat([bytesOf(start + text), noise]));
          expect(read).toEqual(
            read instanceof Error
              ? expect.objectContaining({ name: 'StockFileError' })
              : {
                  headings: expect.any(Array),
                  rows: expect.any(Array),
                  firstRow: expect.any(Number),
                },
          );
        },
      ),
    );
  });
});

test.each([
  ['commas', `make\n${`${','.repeat(400)}\n`.repeat(12_000)}`],
  ['Windows-1252', Buffer.from(`make\n${'Citroën\n'.repeat(MAX_BYTES / 8 - 10)}`, 'latin1')],
  ['XML', `<stock>${`${CAR}<x>${'y'.repeat(1600)}</x>`.repeat(3000)}</stock>`],
  ['entities', `<stock><car><make>${'&amp;'.repeat(MAX_BYTES / 5 - 20)}</make></car></stock>`],
])('while 10 MB of %s are read, others have their turn', (_, file) =>
  expectTurns(() => problemOf(typeof file === 'string' ? bytesOf(file) : file), 10),
);

test.each([
  [
    'JSON',
    `{"cars":[${JSON_CAR.repeat(1000)}${`{"make":"Ford","model":"Ka","x":"${'y'.repeat(4500)}"},`.repeat(1100)}{}]}`,
  ],
  ['JSON of lists', `{${Array.from({ length: 300_000 }, (_, at) => `"${at}":[{}]`)}}`],
  ['headings', `${`${'make,'.repeat(19_900)}\n`.repeat(10)}${'a\n'.repeat(100)}`],
  ['nested headings', `${`${'a.b.c.d.e.f.g.h,'.repeat(6200)}\n`.repeat(10)}a\n`],
  ['names with points', `<s>${`<${'a.'.repeat(14_000)}a/>`.repeat(100)}</s>`],
  [
    'names',
    `<s>${`${CAR}`.repeat(2)}<x>${Array.from({ length: 300_000 }, (_, at) => `<a${at}/>`).join('')}</x></s>`,
  ],
  ['lines before the first element', `${'\n'.repeat(MAX_BYTES - 1000)}<s>${CAR}</s>`],
  ['a heading’s points', `make,${'a.'.repeat(45_000)}b\nFord,x\n`],
  ['empty lines', `make\n${'\n'.repeat(MAX_BYTES - 10)}`],
])('while a file full of %s is read, others have their turn', (_, file) =>
  expectTurns(() => problemOf(bytesOf(file))),
);

test('a character between two pieces is whole', async () => {
  for (const before of ['', 'x']) {
    const text = before + '🚗'.repeat(20_000);
    const xml = `<stock><car><make>${text}</make><model/></car></stock>`;
    expect((await parsed(xml)).rows).toEqual([[text, '']]);
    expect((await parsed(`make\n${text}`)).rows).toEqual([[text]]);
  }
});

test('no heading begins like a mapping to one value', async () => {
  const { headings } = await parseStockFile(bytesOf('make,=good, == x\nFord,a,b'));
  expect(headings).toEqual(['make', 'good', 'x']);
});
