import { describe, expect, test } from 'vitest';
import { missingColumns, ownHeadings, suggestMapping } from '@/lib/stock/mapping';
import { parseStockFile } from '@/lib/stock/parse-file';
import { readRows } from '@/lib/stock/read-rows';
import { sendErrors } from '@/lib/stock/send-errors';
import { bytesOf, MAKES } from './cars';
import { CARS, element, FLAT, NESTED, SHAPES, shape } from './xml-shapes';

const parsed = (text: string) => parseStockFile(bytesOf(text));

/** Reads the cars of a file as for a dealer who chose only one condition for all. */
async function stockOf(text: string) {
  const table = await parsed(text);
  const mapping = suggestMapping(ownHeadings(table), {});
  mapping.condition ??= '=good';
  expect(missingColumns(mapping)).toEqual([]);
  return readRows(table, mapping, MAKES);
}

async function carsOf(text: string) {
  const { rows, problems } = await stockOf(text);
  expect(problems).toEqual([]);
  return rows.map(({ car }) => car);
}

const FIESTA = {
  stock_id: 'A1',
  registration_number: 'AB19CDE',
  make_id: MAKES[0]?.id,
  year: 2019,
  fuel_type: 'petrol',
  transmission: 'manual',
  body_type: 'hatchback',
  mileage: 31_000,
  price: 9995,
};
const GOLF = { ...FIESTA, stock_id: 'A2', registration_number: 'AB20CDE', make_id: MAKES[2]?.id };

describe.each(Object.entries(SHAPES))('XML of %s', (_, shapes) => {
  test.each(shapes.map((write, at) => [at, write] as const))(
    'is read: file %i',
    async (_, write) => {
      expect(await carsOf(write(CARS))).toMatchObject([FIESTA, GOLF]);
      expect(await carsOf(write(CARS.slice(0, 1)))).toMatchObject([FIESTA]);
    },
  );
});

const GAPS = ['\n  ', '', '<!-- a -->', '<?note?>\n', '\t\r\n'];

test.each(GAPS)('%j between elements changes nothing', async (gap) => {
  const file = shape('<vehicles>', FLAT, '</vehicles>', element('vehicle'))(CARS);
  expect(
    await carsOf(`<?xml version="1.0"?>${file.replaceAll('><', `>${gap}<`)}${gap}`),
  ).toMatchObject([FIESTA, GOLF]);
});

/** Returns the cells of a car whose description is this XML. */
const cellsOf = async (inner: string) => {
  const { headings, rows } = await parsed(
    `<cars><car><make>Ford</make><model>Ka</model>${inner}</car></cars>`,
  );
  return Object.fromEntries(headings.slice(2).map((heading, at) => [heading, rows[0]?.[at + 2]]));
};

test.each([
  ['<d>&pound;9,995&nbsp;net</d>', { d: '£9,995\u00a0net' }],
  ['<d>Citro&euml;n &ndash; caf&eacute;</d>', { d: 'Citroën – café' }],
  ['<d>A &amp; B &lt;1&gt; &quot;x&quot; &apos;y&apos;</d>', { d: 'A & B <1> "x" \'y\'' }],
  ['<d>One owner&#146;s car &#150; &#x80;5</d>', { d: 'One owner’s car – €5' }],
  ['<d a="&pound;1 &#163;2 &hellip;"/>', { 'd.a': '£1 £2 …' }],
])('entities are their characters: %s', async (inner, cells) => {
  expect(await cellsOf(inner)).toEqual(cells);
});

test.each([
  ['<d><![CDATA[A & B <1>]]></d>', { d: 'A & B <1>' }],
  ['<d>a <![CDATA[b]]> c</d>', { d: 'a b c' }],
  ['<d>a<![CDATA[]]>b<![CDATA[]] >]]></d>', { d: 'ab]] >' }],
  ['<d><![CDATA[&pound;1]]></d>', { d: '&pound;1' }],
  ['<d><![CDATA[]]></d>', { d: '' }],
])('CDATA is text: %s', async (inner, cells) => {
  expect(await cellsOf(inner)).toEqual(cells);
});

test.each([
  ['<d>One <b>owner</b>,<br/>two keys</d>', { d: 'One owner,\ntwo keys' }],
  ['<d><p>One owner</p><p>Two keys</p></d>', { d: '\nOne owner\nTwo keys' }],
  ['<d><ul><li>a</li></ul></d>', { d: '\n\na' }],
  ['<d>a <EM>b</EM></d>', { d: 'a b' }],
  ['<d>a <span class="x">b</span></d>', { d: 'a b' }],
])('HTML in a value is text: %s', async (inner, cells) => {
  expect(await cellsOf(inner)).toEqual(cells);
});

test.each([
  ['<features><feature>a|b</feature> <feature>c</feature></features>', { features: 'a\\|b | c' }],
  ['<feature>a</feature><feature>b</feature>', { feature: 'a | b' }],
  [
    '<features><feature><name>a</name></feature><feature><name>b</name></feature></features>',
    { 'features.name': 'a | b' },
  ],
  ['<o><x k="1"/><x k="2"/></o>', { 'o.x.k': '1 | 2' }],
  ['<features>a|b</features>', { features: 'a|b' }],
  ['<features><feature>a, b</feature></features>', { features: 'a, b |' }],
  ['<prices><price>9,995</price></prices>', { 'prices.price': '9,995' }],
  ['<owners><owner>1,0</owner></owners>', { owners: '1,0' }],
  ['<images><image>1.jpg</image><image>2.jpg</image></images>', { images: '1.jpg | 2.jpg' }],
])('what is there several times is one cell: %s', async (inner, cells) => {
  expect(await cellsOf(inner)).toEqual(cells);
});

describe('XML without a car is refused in words', () => {
  const cars = element('cars');
  const car = '<car><make>Ford</make><model>Ka</model></car>';
  test.each<[string, string, string]>([
    ['it is empty', '<stock></stock>', 'noCars'],
    ['it has other things', '<books><book title="a"/><book title="b"/></books>', 'noCars'],
    ['makes and models are strangers', '<a><b><marke>Ford</marke></b></a>', 'noCars'],
    ['it has makes alone', '<cars><car><make>Ford</make></car></cars>', 'noCars'],
    ['it is a sitemap', '<urlset><url><loc>x</loc></url></urlset>', 'noCars'],
    ['it has a document type', `<!DOCTYPE cars>${cars(car)}`, 'dtd'],
    ['it has entities', `<!DOCTYPE x [<!ENTITY a "b">]>${cars(car)}`, 'dtd'],
    [
      'it has one of a server',
      `<?xml version="1.0"?>\n<!DOCTYPE a SYSTEM "http://x/">${cars(car)}`,
      'dtd',
    ],
    ['it has elements', `<!DOCTYPE a [<!ELEMENT a ANY>]>${cars(car)}`, 'dtd'],
    [
      'it has too many headings',
      cars(`<car ${Array.from({ length: 210 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
      'headings',
    ],
  ])('because %s', async (_, file, problem) => {
    await expect(parsed(file)).rejects.toMatchObject({ name: 'StockFileError', problem });
    expect(sendErrors({ problem }).file).toMatch(/\.$/);
  });

  test.each([
    ['an element is not closed', `\n\n<cars>\n${car}\n<car>\n</cars>`, '6'],
    ['a sign is bare', `<cars>\n${car}<d>B & Q</d></cars>`, '2'],
    ['an entity is not known', `<cars>${car}\n\n<d>&stern;</d></cars>`, '3'],
    ['the file ends', `<cars>${car}\n<car>`, '2'],
    ['there is text outside', `<cars>${car}</cars>\n\n\nx`, '4'],
    ['an attribute has no quotes', `<cars>${car}\n<car a=b/></cars>`, '2'],
    ['there is a second root', `<cars>${car}</cars>\n<cars/>`, '2'],
    ['there is an entity below a car', `<cars>${car}\n<!ENTITY a "b"></cars>`, '2'],
    ['elements are too deep', `<cars>${car}\n${'<x>'.repeat(60)}`, '2'],
    ['a character is none', `<cars>${car}\n<d>&#0;</d></cars>`, '2'],
  ])('because %s, with the line', async (_, file, line) => {
    await expect(parsed(file)).rejects.toMatchObject({ problem: 'xml', columns: [line] });
    expect(sendErrors({ problem: 'xml', column: line }).file).toContain(`See line ${line}.`);
  });
});

test('what a file says of price and state by attributes and units counts', async () => {
  const write = (price: string, rest: string) =>
    NESTED('A1', 'AB19 CDE', 'Ford', 'Fiesta')
      .replace(/<amount.*amount>/, price)
      .replace('</advert>', `${rest}</advert>`);
  const read = (price: string, rest = '') => stockOf(`<adverts>${write(price, rest)}</adverts>`);
  const pounds = '<amount currency="GBP">9995</amount>';
  expect((await read(pounds.replace('GBP', 'EUR'))).problems).toEqual([
    { row: 2, column: 'pricing.price.amount', message: 'Its currency ‘EUR’ is not pounds' },
  ]);
  expect((await read('<retail>9995</retail><currency>£</currency>')).problems).toEqual([]);
  const sold = await read(pounds, '<advertising><status>Sold</status></advertising>');
  expect([...sold.notForSale]).toEqual([2]);
  const km = await stockOf(`<a>${write(pounds, '').replace('>miles<', '>km<')}</a>`);
  expect(km.rows[0]?.car.mileage).toBe(19_263);
});

test('the photographs of a feed are read in their order', async () => {
  const photos =
    '<photos><photo url="https://x/1.jpg" order="1"/><photo url="https://x/2.jpg" order="2"/></photos>';
  const file = shape('<cars>', FLAT, '</cars>', (car) => element('car')(car + photos))(CARS);
  const { rows, remarks } = await stockOf(file);
  expect(remarks).toEqual([]);
  expect(rows[0]?.photos).toEqual(['https://x/1.jpg', 'https://x/2.jpg']);
});
