import { expect, test } from 'vitest';
import { storedItem, storedItems } from '@/lib/legal/storage';

test('a name with an asterisk matches every name with that prefix', () => {
  expect(storedItem('Cookie', 'forecourt-session.1')?.name).toBe('forecourt-session*');
  expect(storedItem('Cookie', 'forecourt-session')?.name).toBe('forecourt-session*');
  expect(storedItem('Cookie', '__Host-forecourt-session')?.name).toBe('forecourt-session*');
  expect(storedItem('Cookie', 'my-forecourt-session')).toBeUndefined();
});

test('an entry is found by its kind and full name', () => {
  expect(storedItem('Local storage', 'favourites')?.name).toBe('favourites');
  expect(storedItem('Cookie', 'favourites')).toBeUndefined();
  expect(storedItem('Local storage', 'favourites2')).toBeUndefined();
});

test('every entry is listed once', () => {
  const names = storedItems.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
