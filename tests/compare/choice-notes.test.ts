import { expect, test } from 'vitest';
import { choiceNotes } from '@/lib/compare/choice-notes';

const choice = { ids: [], location: '', repeated: 0, beyond: 0, unread: 0 };

test('an address that is read whole has no note', () => {
  expect(choiceNotes(choice, false)).toEqual([]);
});

test('what is not compared has a sentence', () => {
  expect(choiceNotes({ ...choice, repeated: 2, beyond: 1, unread: 1 }, false)).toEqual([
    'A car that is named twice is shown once.',
    'Four cars fit beside each other: 1 further car is left out.',
    'One part of the address could not be read as a car. Paste the address of a car’s page.',
  ]);
  const [beyond, unread] = choiceNotes({ ...choice, beyond: 3, unread: 40 }, false);
  expect(beyond).toContain('3 further cars are left out.');
  expect(unread).toMatch(/^40 parts /);
});

test('a place that is not known is named', () => {
  const asked = { ...choice, location: 'Atlantis' };
  expect(choiceNotes(asked, false)).toEqual([
    '‘Atlantis’ is no place that we know. Try a postcode or a town.',
  ]);
  expect(choiceNotes(asked, true)).toEqual([]);
});
