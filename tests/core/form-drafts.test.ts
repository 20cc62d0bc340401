import { beforeEach, expect, test, vi } from 'vitest';
import {
  draftKey,
  readFormDraft,
  removeFormDraft,
  removeOthersDrafts,
  writeFormDraft,
} from '@/lib/core/browser/form-drafts';
import { blockedStorage, memoryStorage } from '../tools/storage';

const DRAFT = { version: '1', fields: { mileage: { loaded: '', typed: '31' } } };
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('sessionStorage', memoryStorage(items));
});

test('a draft is read as it was written, until it is removed', () => {
  const key = draftKey('0a1b2c3d', 'listing', 'details');
  expect(readFormDraft(key)).toBeNull();
  writeFormDraft(key, DRAFT);
  expect(readFormDraft(key)).toEqual(DRAFT);
  removeFormDraft(key);
  expect(items.size).toBe(0);
});

test.each(['', 'null', '[]', '{', '"x"', '{"fields":null}'])('%j is no draft', (text) => {
  items.set('x', text);
  expect(readFormDraft('x')).toBeNull();
});

test('another account’s drafts go, nothing else does', () => {
  writeFormDraft(draftKey('mine', 'a'), DRAFT);
  writeFormDraft(draftKey('mine2', 'a'), DRAFT);
  writeFormDraft(draftKey('theirs', 'a'), DRAFT);
  items.set('vehicle-filters', 'x');
  removeOthersDrafts('mine');
  expect([...items.keys()]).toEqual([draftKey('mine', 'a'), 'vehicle-filters']);
  removeOthersDrafts('out');
  expect([...items.keys()]).toEqual(['vehicle-filters']);
});

test('blocked storage holds no draft', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  writeFormDraft('x', DRAFT);
  removeFormDraft('x');
  removeOthersDrafts('x');
  expect(readFormDraft('x')).toBeNull();
});
