import { expect, it } from 'vitest';
import { subjectFault } from '../../scripts/dev/commit-subject';

it.each([
  'gallery: stop the click that dismisses a note from opening the viewer',
  'search: Add a filter',
  'Add a filter',
  'search: add a filter and its chip',
  `search: add ${'a'.repeat(61)}`,
])('refuses the subject %s', (subject) => {
  expect(subjectFault(subject)).not.toBeNull();
});

it.each([
  'gallery: fix a click that dismisses a note opening the viewer',
  'lib/search: speed up counts of choices',
  `search: add ${'a'.repeat(60)}`,
])('accepts the subject %s', (subject) => {
  expect(subjectFault(subject)).toBeNull();
});
