import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_DEVICE_FAVOURITES } from '@/lib/favourites/constants';
import { partsOf, plainAnswer } from '@/lib/help/topic';
import { helpGroups, helpTopics } from '@/lib/help/topics';
import { namedControls } from '@/lib/legal/named-controls';
import { emptyPromises } from '../../e2e/support/planned-features';

test('at least 30 topics in eight groups have unique ids', () => {
  expect(helpGroups).toHaveLength(8);
  expect(helpTopics.length).toBeGreaterThanOrEqual(30);
  const ids = [...helpGroups, ...helpTopics].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]*$/);
});

test.each(helpTopics.map((topic) => [topic.id, topic] as const))(
  'topic %s has a question, an answer of valid length and valid links',
  (_, topic) => {
    expect(topic.question).toMatch(/\?|can I do\?$/);
    expect(topic.answer.join(' ').length).toBeGreaterThan(100);
    // One message of LiveChat has this maximum length.
    expect(topic.answer.join('\n\n').length).toBeLessThan(4000);
    for (const { href } of topic.links ?? []) expect(href).toMatch(/^(https:\/\/|\/)/);
  },
);

test('internal links point to existing pages', () => {
  // Paths have no names of route groups.
  const pages = readdirSync('app', { recursive: true }).map((path) =>
    String(path).replace(/\([a-z]+\)\//g, ''),
  );
  const links = helpTopics.flatMap(({ links = [] }) => links.map(({ href }) => href));
  for (const href of links.filter((link) => link.startsWith('/'))) {
    expect(pages).toContain(`${href.slice(1).split('#')[0]}/page.tsx`);
  }
});

test('the topic on favourites says how many a device keeps', () => {
  const topic = helpTopics.find(({ id }) => id === 'save-a-car');
  expect(topic && plainAnswer(topic)).toContain(`${MAX_DEVICE_FAVOURITES} at most`);
});

const controlsOf = (paragraph: string) => partsOf(paragraph).filter((_, index) => index % 2 === 1);

test('every control named in an answer is in namedControls (see e2e/help.spec.ts)', () => {
  const named = helpTopics.flatMap(({ answer }) => answer.flatMap(controlsOf));
  for (const name of named) expect(Object.keys(namedControls)).toContain(name);
});

test('controls that an answer says to press are marked up as controls', () => {
  const order = /\b(?:choose|click|press|select|tap|open|go to) (?:the |on )?[A-Z]\w+/g;
  for (const { id, answer } of helpTopics) expect(answer.join(' ').match(order), id).toBeNull();
});

test('no answer promises an unreleased feature', () => {
  expect(helpTopics.flatMap((topic) => emptyPromises(plainAnswer(topic)))).toEqual([]);
});
