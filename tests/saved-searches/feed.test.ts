import fc from 'fast-check';
import sax from 'sax';
import { expect, test } from 'vitest';
import { writeFeed } from '@/lib/saved-searches/feed';
import type { MatchedCar } from '@/lib/saved-searches/types';
import { runs } from '../whole';
import { matchedCar } from './matched-car';

const ID = 'a0000000-0000-4000-8000-000000000001';
const addresses = {
  id: ID,
  self: 'https://forecourt.example/api/feed.xml',
  list: 'https://forecourt.example/vehicles?make=Ford&priceMax=9000',
  carUrl: (id: string) => `https://forecourt.example/vehicles/${id}`,
};
const feedOf = (name: string, cars: MatchedCar[]) =>
  writeFeed({ name, query: '', created_at: '2026-11-01T00:00:00+00:00', cars }, addresses);

/** Returns the texts of the elements of a feed; throws if it is not well-formed. */
function read(feed: string) {
  const texts: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name }) => void open.push(name);
  parser.onclosetag = () => void open.pop();
  parser.ontext = (text) => {
    const name = open.at(-1) ?? '';
    if (text.trim()) texts[name] = [...(texts[name] ?? []), text];
  };
  parser.write(feed).close();
  return texts;
}

test('an entry has the car, its price, what changed and a stable id', () => {
  const feed = feedOf('Ford', [matchedCar()]);
  expect(read(feed)).toMatchObject({
    id: [`urn:uuid:${ID}`, `urn:uuid:${ID}:${matchedCar().id}`],
    title: ['Ford', '2019 Ford Fiesta, £7,995'],
    updated: ['2026-11-29T09:30:00.000Z', '2026-11-29T09:30:00.000Z'],
    summary: [
      'Price down: £8,450 → £7,995. Zetec · 31,000 miles · Leeds · £455 under the usual price',
    ],
  });
  expect(feed).toContain('href="https://forecourt.example/vehicles?make=Ford&amp;priceMax=9000"');
});

test('a feed without cars is dated by its search', () => {
  expect(read(feedOf('Ford', [])).updated).toEqual(['2026-11-01T00:00:00.000Z']);
});

test('any text is well-formed XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, trim) => {
      read(feedOf(`x${name}`, [matchedCar({ trim, title: `${name}&<>"` })]));
    }),
    { numRuns: runs(25, 500) },
  );
  expect(read(feedOf('a\u0000\u0008]]>\ud800<b>&amp;', [])).title?.join('')).toBe(
    'a]]>\ufffd<b>&amp;',
  );
});
