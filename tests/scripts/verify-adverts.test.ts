import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { load, toLines } from '@/scripts/adverts/load';
import { hashOf, type Roots, type Row, verify } from '@/scripts/adverts/verify';

const ZEROS = '0'.repeat(64);
const ROWS_A_DAY = 12;
const DAYS = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];

type Chain = { roots: Roots; rows: Map<string, Row[]> };
const payloadOf = (sequence: number) => `{"at": "", "kind": "price", "value": ${sequence}}`;

/** Makes a chain of 48 rows, of which the last day is open. `from` gives rows from there on other leaves. */
function makeChain(from = Number.POSITIVE_INFINITY): Chain {
  const rows = new Map<string, Row[]>();
  const roots: Roots = { roots: [], head: null };
  let [hash, root, sequence] = [ZEROS, ZEROS, 0];
  for (const day of DAYS) {
    const made = Array.from({ length: ROWS_A_DAY }, () => {
      sequence += 1;
      const leaf = hashOf(sequence < from ? 'salt' : 'other', payloadOf(sequence));
      hash = hashOf(hash, leaf, sequence);
      return { sequence, leaf, hash };
    });
    rows.set(day, made);
    if (day === DAYS.at(-1)) roots.head = { day, last: sequence, hash };
    else {
      const previous = root;
      root = hashOf(previous, day, sequence, hash);
      roots.roots.push({ day, last: sequence, hash, previous, root });
    }
  }
  return { roots, rows };
}

const whole = makeChain();
const copy = (): Chain => ({
  roots: structuredClone(whole.roots),
  rows: new Map([...whole.rows].map(([day, rows]) => [day, rows.map((row) => ({ ...row }))])),
});
const day = fc.constantFrom(...DAYS);
const place = fc.nat(ROWS_A_DAY - 1);
const digit = fc.nat(63);

/** Replaces one digit of a hash by another. */
const changeDigit = (hash: string, at: number) =>
  hash.slice(0, at) + (hash[at] === 'f' ? '0' : 'f') + hash.slice(at + 1);

const rowsOf = (chain: Chain, on: string) => chain.rows.get(on) as Row[];
const edits: fc.Arbitrary<(chain: Chain) => void> = fc.oneof(
  fc
    .tuple(day, place, digit, fc.constantFrom('leaf' as const, 'hash' as const))
    .map(([on, at, digit, field]) => (chain: Chain) => {
      const row = rowsOf(chain, on)[at] as Row;
      row[field] = changeDigit(row[field], digit);
    }),
  fc.tuple(day, place, fc.integer({ min: 1, max: 60 })).map(([on, at, by]) => (chain: Chain) => {
    (rowsOf(chain, on)[at] as Row).sequence += by;
  }),
  fc
    .tuple(day, place, fc.integer({ min: 1, max: ROWS_A_DAY }))
    .map(([on, at, count]) => (chain: Chain) => {
      rowsOf(chain, on).splice(at, count);
    }),
  fc
    .tuple(day, place, fc.integer({ min: 1, max: ROWS_A_DAY - 1 }))
    .map(([on, at, by]) => (chain: Chain) => {
      const rows = rowsOf(chain, on);
      const other = (at + by) % ROWS_A_DAY;
      [rows[at], rows[other]] = [rows[other] as Row, rows[at] as Row];
    }),
  // Also rewrites the sequences, so that only the hashes tell.
  fc.tuple(day, place).map(([on, at]) => (chain: Chain) => {
    const rows = rowsOf(chain, on);
    const first = (rows[0] as Row).sequence;
    rows.splice(at, 1);
    for (const [index, row] of rows.entries()) row.sequence = first + index;
  }),
  fc.tuple(day, place, place).map(([on, at, from]) => (chain: Chain) => {
    const rows = rowsOf(chain, on);
    rows.splice(at, 0, { ...(rows[from] as Row) });
  }),
  fc.tuple(day, day).map(([on, to]) => (chain: Chain) => {
    if (on === to) chain.rows.delete(on);
    else rowsOf(chain, to).push(...rowsOf(chain, on).splice(0));
  }),
  fc
    .tuple(fc.nat(2), digit, fc.constantFrom('hash' as const, 'previous' as const, 'root' as const))
    .map(([at, digit, field]) => (chain: Chain) => {
      const root = chain.roots.roots[at];
      if (root) root[field] = changeDigit(root[field], digit);
    }),
  fc.nat(2).map((at) => (chain: Chain) => {
    chain.roots.roots.splice(at, 1);
  }),
  digit.map((at) => (chain: Chain) => {
    if (chain.roots.head) chain.roots.head.hash = changeDigit(chain.roots.head.hash, at);
  }),
);

/** Returns whether the verifier refuses a chain; `expect` would take most of the time of 10,000. */
function throws({ roots, rows }: Chain): boolean {
  try {
    verify(roots, rows);
    return false;
  } catch {
    return true;
  }
}

test('a whole chain is found whole, and so is an empty one', () => {
  expect(verify(whole.roots, whole.rows, { roots: copy().roots })).toEqual([
    '48 rows in order, 3 days with a root',
    whole.roots.roots[2]?.root,
  ]);
  expect(verify({ roots: [], head: null }, new Map())[0]).toBe(
    '0 rows in order, 0 days with a root',
  );
});

test('10,000 edits, deletions, insertions, re-orderings and forged roots are all found', () => {
  fc.assert(
    fc.property(edits, (edit) => {
      const chain = copy();
      edit(chain);
      return throws(chain);
    }),
    { numRuns: 10_000 },
  );
});

test('a chain that was made anew from a row on, with all hashes and roots, differs from a copy of the roots', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 48 }), (from) => {
      const forged = makeChain(from);
      expect(verify(forged.roots, forged.rows)[0]).toContain('48 rows');
      expect(() => verify(forged.roots, forged.rows, { roots: whole.roots })).toThrow(
        /was replaced/,
      );
    }),
    { numRuns: 48 },
  );
});

test('the first row or root that is wrong is named', () => {
  const edited = copy();
  (rowsOf(edited, '2026-11-28')[7] as Row).leaf = ZEROS;
  expect(() => verify(edited.roots, edited.rows)).toThrow(
    '2026-11-28: row 20 is not the one that was chained',
  );
  const forged = copy();
  (forged.roots.roots[1] as { root: string }).root = ZEROS;
  expect(() => verify(forged.roots, forged.rows)).toThrow('The root of 2026-11-28 is forged');
  expect(() => toLines('{}\n{"sequence": \n', 'the day')).toThrow('Line 2 of the day is no JSON');
});

test('an opening is what its leaf was made of; another is not; one not chained yet is passed over', () => {
  const opening = { sequence: 3, salt: 'salt', payload: payloadOf(3) };
  const waiting = { sequence: null, salt: '', payload: '' };
  const check = (openings: object[]) =>
    verify(whole.roots, whole.rows, { openings: openings as (typeof opening)[] });
  expect(check([opening, waiting])[1]).toBe('1 events are what was chained');
  for (const wrong of [
    { payload: payloadOf(4) },
    { salt: 'other' },
    { sequence: 4 },
    { sequence: 0 },
  ])
    expect(() => check([{ ...opening, ...wrong }])).toThrow(/was not made of this event/);
});

const asLines = (rows: Row[] = []) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

test('copies in a folder are read, and a day of more than 5,000 rows in parts from the site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adverts-'));
  try {
    mkdirSync(join(folder, 'advert-chain'));
    writeFileSync(join(folder, 'advert-roots.json'), JSON.stringify(whole.roots));
    for (const [day, rows] of whole.rows)
      writeFileSync(join(folder, `advert-chain/${day}.ndjson`), asLines(rows));
    expect(await load(folder)).toEqual([whole.roots, whole.rows]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const head = { day: '2026-12-01', last: 5001, hash: ZEROS };
  const many = Array.from({ length: 5001 }, (_, at) => ({ sequence: at + 1, leaf: '', hash: '' }));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname + address.search);
    if (address.pathname.endsWith('.json'))
      return new Response(JSON.stringify({ roots: [], head }));
    const after = Number(address.searchParams.get('after') ?? 0);
    return new Response(asLines(many.slice(after, after + 5000)));
  });
  expect((await load('https://cars.example'))[1].get(head.day)).toEqual(many);
  expect(asked).toEqual([
    '/.well-known/advert-roots.json',
    '/.well-known/advert-chain/2026-12-01.ndjson',
    '/.well-known/advert-chain/2026-12-01.ndjson?after=5000',
  ]);
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(load('https://cars.example')).rejects.toThrow('responds with 503');
  vi.unstubAllGlobals();
});

test('the verifier has at most 100 lines, which anybody can read', () => {
  const lines = readFileSync('scripts/adverts/verify.ts', 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(100);
});
