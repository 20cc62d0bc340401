import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_COMPARED } from '@/lib/compare/limits';
import { readChoice } from '@/lib/compare/read-choice';
import { isUuid } from '@/lib/ids';
import { runs } from '../whole';

const id = (last: number) => `5dfba441-0000-4000-8000-${String(last).padStart(12, '0')}`;

test('ids, addresses of cars and another one are read in their order', () => {
  const read = readChoice({
    cars: `${id(2)},https://forecourt.example/vehicles/${id(1).toUpperCase()}?x=1`,
    add: id(3),
  });
  expect(read).toEqual({
    ids: [id(2), id(1), id(3)],
    location: '',
    repeated: 0,
    beyond: 0,
    unread: 0,
  });
});

test('repeated, further and unreadable entries are counted, not compared', () => {
  const many = [1, 2, 1, 3, 4, 5].map(id).join(',');
  expect(readChoice({ cars: `${many},<script>` })).toEqual({
    ids: [1, 2, 3, 4].map(id),
    location: '',
    repeated: 1,
    beyond: 1,
    unread: 1,
  });
  expect(readChoice({})).toEqual({ ids: [], location: '', repeated: 0, beyond: 0, unread: 0 });
  expect(readChoice({ cars: [id(1), id(2)] }).ids).toEqual([id(1), id(2)]);
});

test('a place is read as it was typed, up to its length', () => {
  expect(readChoice({ cars: id(1), location: ' LS6 3AA ' }).location).toBe('LS6 3AA');
  expect(readChoice({ location: 'x'.repeat(40_000) }).location).toHaveLength(100);
  // The database takes neither zeros nor halves of a character.
  expect(readChoice({ location: 'Le\u0000eds\n' }).location).toBe('Leeds');
  expect(readChoice({ location: `${'x'.repeat(99)}🚗` }).location).toBe('x'.repeat(99));
});

test('an address of 40 kB is read as far as four cars need', () => {
  const { ids, unread } = readChoice({ cars: `${id(1)},${'x'.repeat(40_000)}` });
  expect(ids).toEqual([id(1)]);
  expect(unread).toBe(1);
  expect(readChoice({ cars: 'a,'.repeat(20_000) }).unread).toBeLessThanOrEqual(40);
});

test('the normal form of any query is its own normal form', () => {
  const entry = fc.oneof(fc.constantFrom(...[1, 2, 3, 4, 5, 6].map(id)), fc.string());
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const { ids } = readChoice({ cars: entries.join(',') });
      expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED);
      expect(ids.every(isUuid)).toBe(true);
      expect(readChoice({ cars: ids.join(',') })).toEqual({
        ids,
        location: '',
        repeated: 0,
        beyond: 0,
        unread: 0,
      });
    }),
    { numRuns: runs(500, 5_000) },
  );
});
