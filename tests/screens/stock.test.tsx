import { expect, test, vi } from 'vitest';
import StockFilePage from '@/app/(account)/my-vehicles/stock/[file]/page';
import FormatPage from '@/app/(account)/my-vehicles/stock/format/page';
import StockPage from '@/app/(account)/my-vehicles/stock/page';
import { STOCK_COLUMNS } from '@/lib/stock/columns';
import { getStockCheck, getStockStart } from '@/lib/stock/queries';
import type { StockCheck, WaitingStock } from '@/lib/stock/types';
import { rendered } from '../tools/rendered';
import { CHECK } from './stock-fixture';

vi.mock('@/lib/stock/queries', () => ({ getStockCheck: vi.fn(), getStockStart: vi.fn() }));
vi.mock('@/lib/stock/actions', () => ({ saveMapping: vi.fn(), saveMeanings: vi.fn() }));
vi.mock('@/lib/stock/feed-actions', () => ({
  saveFeed: vi.fn(),
  removeFeed: vi.fn(),
  undoRun: vi.fn(),
}));
vi.mock('@/lib/stock/upload-actions', () => ({
  endUpload: vi.fn(),
  makeUpload: vi.fn(),
  saveUpload: vi.fn(),
}));
vi.mock('@/lib/core/session/current-user', () => ({ requireUser: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => null, unstable_rethrow: () => {} }));

async function drawStart(isDealer: boolean, query = {}, waiting: WaitingStock | null = null) {
  const recent = [{ id: CHECK.id, source: 'stock.csv', receivedAt: CHECK.receivedAt }];
  vi.mocked(getStockStart).mockResolvedValue({
    isDealer,
    recent,
    photos: null,
    feed: null,
    upload: null,
    runs: [],
    waiting,
  });
  return rendered(await StockPage({ searchParams: Promise.resolve(query) }));
}

async function drawCheck(changed: Partial<StockCheck> | null, query = {}) {
  vi.mocked(getStockCheck).mockResolvedValue(changed && { ...CHECK, ...changed });
  const props = { params: Promise.resolve({ file: CHECK.id }) };
  return rendered(await StockFilePage({ ...props, searchParams: Promise.resolve(query) }));
}

test('a dealer sends a file or an address by a plain form, and finds the examples and exports', async () => {
  const { html, links, buttons } = await drawStart(true);
  expect(html).toMatch(/<form[^>]* method="post"[^>]*>/);
  expect(html).toMatch(/<form[^>]* action="\/api\/stock"[^>]*>/);
  expect(html).toMatch(/<form[^>]* encType="multipart\/form-data"[^>]*>/);
  expect(buttons).toEqual(['Check this file', 'Keep this feed', 'Make an upload address']);
  expect(links).toMatchObject({
    'stock.csv': `/my-vehicles/stock/${CHECK.id}`,
    'An example as CSV': '/my-vehicles/stock/example/csv',
    'An example as XML': '/my-vehicles/stock/example/xml',
    'Your listings as CSV': '/api/stock/export/csv',
    'Your listings as XML': '/api/stock/export/xml',
    'Every column and the XML shape': '/my-vehicles/stock/format',
  });
});

test('why a file was refused stands at the field that it is about', async () => {
  const { html } = await drawStart(true, { problem: 'twice', column: ['Price', 'Make'] });
  expect(html).toMatch(
    /id="field-file-error"[^>]*>Two columns have the same heading[^<]*Price, Make/,
  );
  const forged = await drawStart(true, { problem: 'empty', column: 'Ring 0113 496 0000' });
  expect(forged.html).not.toContain('0113');
  expect((await drawStart(true, { problem: 'private' })).html).toContain('field-address-error');
  expect((await drawStart(true, { problem: '<b>' })).html).not.toContain('-error"');
});

test('a private seller reads how to become a dealer, and gets no form', async () => {
  const { links, buttons } = await drawStart(false);
  expect(links).toMatchObject({ 'Apply as a dealer': '/my-vehicles/seller' });
  expect(buttons).toEqual([]);
});

test('a check says what would happen, what is wrong, and what is not in the file', async () => {
  const { text, html, links, buttons } = await drawCheck({});
  for (const phrase of [
    'stock.csv , sent 23 Nov 2026, 12:00.',
    'Nothing happens before you press it.',
    '58 of 60 cars can be listed: 40 new, 3 changed, 15 unchanged.',
    '7 Asking Please enter a price in whole pounds',
    '9 Whole row You marked this car as sold.',
    '2019 Ford Fiesta A1 New',
    'Price: £8,000 → becomes £7,500',
    'Colour: Red → becomes nothing',
    '2018 Audi A1 A3 For sale again',
    'And 40 more cars.',
    'Not in this file (1)',
  ])
    expect(text).toContain(phrase);
  expect(buttons).toEqual(['List and update 43 cars', 'Read the file this way']);
  expect(html).toContain(`action="/api/stock/${CHECK.id}"`);
  expect(html).toContain('name="withdraw"');
  expect(links).toMatchObject({ '2015 Volvo V40': `/vehicles/${CHECK.missing[0]?.id}` });
  expect(html).not.toContain('<details class="group border-y border-line" open');
});

test('too many missing cars cannot be ticked, and the page says why', async () => {
  const { text, html } = await drawCheck({ canWithdraw: false });
  expect(html).not.toContain('name="withdraw"');
  expect(text).toContain('1 car not in this file cannot be withdrawn at once');
  expect(text).toContain('at most 30 %');
});

test('a file that changes nothing confirms its cars once, and may withdraw missing ones', async () => {
  const same = { toList: 0, toChange: 0, unchanged: 60, refusedRows: 0, planned: [], problems: [] };
  const none = await drawCheck({ ...same, missing: [], canWithdraw: false });
  expect(none.text).toContain('Nothing to change: 60 cars are listed as the file says.');
  expect(none.buttons).toEqual(['Confirm 60 cars', 'Read the file this way']);
  expect(none.text).toContain('60 unchanged cars are confirmed as still for sale.');
  expect(none.text).not.toMatch(/Mistakes|What changes|Not in this file/);
  const counts = { listed: 0, changed: 0, unchanged: 60, withdrawn: 0, refused: 0 };
  const result = { ...counts, problems: [], finishedAt: '2026-11-23T12:00:00Z' };
  const { buttons, html } = await drawCheck({ ...same, result });
  expect(buttons[0]).toBe('Withdraw 1 car');
  expect(html).toMatch(
    /<input[^>]*name="withdraw"[^>]*required|<input[^>]*required[^>]*name="withdraw"/,
  );
});

test('a missing column is asked for before anything else', async () => {
  const { text, html, buttons, links } = await drawCheck({
    missingColumns: ['price'],
    mapping: {},
  });
  expect(text).toContain('say under which of its headings this stands: Price .');
  expect(html).toMatch(/id="field-column:price-error"/);
  expect(html).not.toContain('<details');
  expect(buttons).toEqual(['Read the file this way']);
  expect(links).toMatchObject({
    'send it again': '/my-vehicles/stock',
    'What each column holds': '/my-vehicles/stock/format',
  });
});

test('for a missing condition one value for all new cars is offered first', async () => {
  const { text } = await drawCheck({ missingColumns: ['condition'], mapping: {} });
  expect(text).toContain('does not have it, choose one value for all new cars, or add a column');
  const both = await drawCheck({ missingColumns: ['condition', 'price'], mapping: {} });
  expect(both.text).toContain('If your file does not have it, add a column');
});

test('headings that are not read are named, and mistakes lead back to the form', async () => {
  const headings = [...CHECK.headings, 'FPC Photos', 'Site'];
  const { text, links } = await drawCheck({ headings });
  expect(text).toContain('FPC Photos, Site.');
  expect(links).toMatchObject({ 'send it again': '/my-vehicles/stock' });
  expect(text).toContain('A withdrawn car that is in a later file is for sale again.');
});

test('a result has its counts and what was left out when it was listed', async () => {
  const problems = [{ row: 12, column: null, message: 'You have listed as many cars as you may.' }];
  const result = {
    listed: 40,
    changed: 3,
    unchanged: 15,
    withdrawn: 1,
    refused: 3,
    problems,
    finishedAt: '2026-11-23T12:05:00Z',
  };
  const { text, links } = await drawCheck({ result, toList: 0, toChange: 0, planned: [] });
  expect(text).toContain('Done: 40 listed, 3 changed, 15 unchanged, 1 withdrawn, 3 left out.');
  expect(text).toContain('12 Whole row You have listed as many cars as you may.');
  expect(text).toContain('7 Asking Please enter a price in whole pounds');
  expect(links).toMatchObject({ 'My listings': '/my-vehicles' });
});

test('a file that is gone leads back to the form; a refusal is said in words', async () => {
  const { text, links } = await drawCheck(null);
  expect(text).toContain('A file is kept for an hour');
  expect(links).toMatchObject({ 'Send the file again': '/my-vehicles/stock' });
  expect((await drawCheck({}, { problem: 'busy' })).html).toMatch(
    /role="alert"[^>]*>.*Another file/,
  );
});

test('the format page has every column, the XML shape and what is refused', async () => {
  const { text } = rendered(await FormatPage());
  for (const { name, label } of STOCK_COLUMNS) {
    expect(text).toContain(name);
    expect(text).toContain(label);
  }
  for (const phrase of [
    '&lt;stock&gt;',
    'sold column',
    'Kilometres',
    '30 %',
    'Formulas',
    'Photographs',
  ])
    expect(text).toContain(phrase);
});

const MERCEDES = { 'Mercedes-Benz': 'Mercedes-Benz' };

test('words that are not known are asked about, and those that were told can be forgotten', async () => {
  const { html, buttons } = await drawCheck({
    words: [{ column: 'fuel_type', word: 'Steam', rows: 2, choices: { petrol: 'Petrol' } }],
    told: [{ column: 'make', word: 'merc', value: 'Mercedes-Benz', choices: MERCEDES }],
  });
  expect(html).toContain('‘Steam’ as fuel type');
  expect(html).toContain('In 2 rows');
  expect(html).toContain('‘merc’ as make');
  expect(html).toMatch(/<option value="Mercedes-Benz" selected[^>]*>/);
  expect(buttons).toEqual(expect.arrayContaining(['Read the words this way', 'Save these words']));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('cars that wait are named with the reason, and those known by now are listed by a plain form', async () => {
  const waiting: WaitingStock = {
    known: 1,
    names: [{ name: 'Ineos Grenadier', cars: 2 }],
    cars: [
      { stockId: 'A1', name: 'Ineos Grenadier', price: 50_000, state: 'waiting' },
      { stockId: 'A2', name: 'Fisker Ocean', price: 30_000, state: 'known' },
      { stockId: 'A3', name: 'Blue Car', price: 9000, state: 'refused' },
    ],
  };
  const { html, text, buttons } = await drawStart(true, {}, waiting);
  expect(text).toContain('2 cars wait for a name we do not know: Ineos Grenadier (2).');
  expect(text).toContain('Ineos Grenadier A1 £50,000 Waits for our staff');
  expect(text).toContain('Blue Car A3 £9,000 Refused by our staff');
  expect(buttons).toContain('List 1 car now');
  expect(html).toMatch(/<form[^>]* action="\/api\/stock\/waiting"/);
  const none = await drawStart(true, {}, { ...waiting, known: 0 });
  expect(none.buttons.filter((name) => name.startsWith('List'))).toEqual([]);
});

test('a check names what would wait, and lets it wait where nothing else is to do', async () => {
  const { text, buttons } = await drawCheck({
    rows: 2,
    unchanged: 0,
    toList: 0,
    toChange: 0,
    planned: [],
    refusedRows: 0,
    problems: [],
    missing: [],
    toWait: 2,
    names: [{ name: 'Ineos Grenadier', cars: 2 }],
  });
  expect(text).toContain('No car of the file is listed yet. 2 cars wait for a name.');
  expect(text).toContain('2 cars wait for a name we do not know: Ineos Grenadier (2).');
  expect(buttons).toContain('Let 2 cars wait');
});
