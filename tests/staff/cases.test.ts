import { expect, test } from 'vitest';
import { isOpen, itemsOf, neighboursOf, optionsOf, parseCaseKey } from '@/lib/staff/cases';
import { caseKey } from '@/lib/staff/paths';
import type { ListingCase, QueuedCase } from '@/lib/staff/types';

const id = (digit: number) => `${digit}d444840-9dc0-41d1-b245-5ffdce74fad2`;

test('a case key names its case; anything else is ignored', () => {
  expect(parseCaseKey(`held_message-${id(1)}`)).toEqual({ kind: 'held_message', id: id(1) });
  for (const hostile of [
    undefined,
    ['listing'],
    '',
    'listing',
    `car-${id(1)}`,
    `toString-${id(1)}`,
    `listing-${id(1)}'`,
    id(1),
  ])
    expect(parseCaseKey(hostile), String(hostile)).toBeNull();
});

const queued = (digit: number) => ({ kind: 'listing', id: id(digit) }) as QueuedCase;
const key = (digit: number) => caseKey(queued(digit));

test('after the last case comes the first, and after the only one none', () => {
  const queue = [queued(1), queued(2), queued(3)];
  expect(neighboursOf(queue, key(1))).toEqual({ previous: undefined, next: key(2) });
  expect(neighboursOf(queue, key(3))).toEqual({ previous: key(2), next: key(1) });
  expect(neighboursOf(queue, key(9))).toEqual({ previous: undefined, next: key(1) });
  expect(neighboursOf([queued(1)], key(1))).toEqual({ previous: undefined, next: undefined });
});

const vehicle = { id: id(1), status: 'active', taken_down_at: null };
const listing = (change: object = {}) =>
  ({
    kind: 'listing',
    id: id(1),
    vehicle,
    reports: [{ id: id(2) }],
    flags: [{ id: id(3) }],
    ...change,
  }) as unknown as ListingCase;
const keysOf = (shown: ListingCase) => optionsOf(shown).map(({ shortcut }) => shortcut);

test('an open listing has every decision and settles its reports and flags', () => {
  expect(isOpen(listing())).toBe(true);
  expect(itemsOf(listing())).toEqual([id(3), id(2)]);
  expect(keysOf(listing())).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  const [nothing, correct] = optionsOf(listing());
  expect([nothing?.recipient, correct?.recipient]).toEqual([null, 'the seller']);
  const [released] = optionsOf(listing({ vehicle: { ...vehicle, status: 'held' } }));
  expect(released?.recipient).toBe('the seller');
});

test('of more reports than one decision settles the oldest are sent, with the flags', () => {
  const reports = Array.from({ length: 501 }, (_, n) => ({ id: `report ${n}` }));
  const items = itemsOf(listing({ reports }));
  expect(items).toHaveLength(500);
  expect(items.slice(0, 2)).toEqual([id(3), 'report 0']);
});

test('what is not possible is not on offer, and the other keys stay', () => {
  const quiet = { reports: [], flags: [] };
  expect(keysOf(listing(quiet))).toEqual(['2', '3', '4', '5', '6', '7', '8']);
  const takenDown = { vehicle: { ...vehicle, taken_down_at: '2026-11-22T10:00:00Z' } };
  expect(keysOf(listing({ ...quiet, ...takenDown }))).toEqual([]);
  const [only, ...others] = optionsOf(listing(takenDown));
  expect(only).toMatchObject({ id: 'already-down', decision: 'taken_down', recipient: null });
  expect(others).toEqual([]);
  expect(keysOf(listing({ vehicle: null }))).toEqual(['1']);
});
