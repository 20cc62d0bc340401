import { expect, test } from 'vitest';
import { SharePanel } from '@/components/shortlist/share-panel';
import { paths } from '@/lib/paths';
import type { ReceivedReaction } from '@/lib/shortlist/types';
import { rendered } from '../tools/rendered';

const TOKEN = 'a-token.of-a-list';
const path = paths.shortlist(TOKEN);
const cars = [
  { id: 'one', title: '2019 Ford Fiesta' },
  { id: 'two', title: '2018 Kia Picanto' },
];
const reaction = (id: string, fields: Partial<ReceivedReaction>): ReceivedReaction => ({
  id,
  vehicleId: 'one',
  reactedAt: '2026-11-30T12:00:00Z',
  answer: null,
  body: null,
  name: null,
  ...fields,
});

function panel(reactions: ReceivedReaction[]) {
  const shown = { showNotes: true, showName: false, reactions };
  const shortlist = {
    key: 'key',
    token: TOKEN,
    url: `https://site.example${path}`,
    path,
    ...shown,
  };
  return rendered(<SharePanel shortlist={shortlist} firstName="Ada" cars={cars} />);
}

test('before it is shared there is one button, and the name is not ticked', () => {
  const { html, buttons } = rendered(<SharePanel shortlist={null} firstName="Ada" cars={cars} />);
  expect(buttons).toEqual(['Share this shortlist']);
  const boxes = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([tag]) => [
    /name="(\w+)"/.exec(tag)?.[1],
    tag.includes('checked'),
  ]);
  expect(boxes).toEqual([
    ['showNotes', true],
    ['showName', false],
  ]);
  expect(html).not.toContain('/shortlist/');
});

test('whoever has no name is not asked whether to show it', () => {
  const { html } = rendered(<SharePanel shortlist={null} firstName="" cars={cars} />);
  expect(html).not.toContain('showName');
});

test('shared, it has the address to copy by hand, and each control in words', () => {
  const { html, text, buttons, links } = panel([]);
  expect(html).toContain(`value="https://site.example${path}"`);
  expect(links['See what others see']).toBe(path);
  expect(buttons).toEqual(['Share', 'Save', 'New address', 'Stop sharing']);
  // What is rarely pressed is folded: the panel leaves room for the cars on a phone.
  expect(html).toMatch(
    /<details [^>]*><summary [^>]*>Change or stop sharing.*>New address<.*>Stop sharing<.*<\/details>/,
  );
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(text).toContain('Nobody has answered yet.');
  expect(html).not.toContain('aria-haspopup="dialog"');
});

test('answers stand by car in the order of the favourites, as text', () => {
  const { html, text, buttons } = panel([
    reaction('a', { vehicleId: 'two', answer: 'no' }),
    reaction('b', { name: 'Sam', answer: 'yes', body: '<script>' }),
    reaction('c', { vehicleId: 'gone', body: 'Of no car here' }),
  ]);
  expect(text).toMatch(/2019 Ford Fiesta Sam Yes: .* 2018 Kia Picanto Somebody No/);
  expect(html).toContain('&lt;script&gt;');
  expect(text).not.toContain('Of no car here');
  // Stopping would delete them: it asks first.
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Stop sharing/);
  // They come before what changes or ends the sharing.
  expect(buttons.slice(1, 4)).toEqual([
    'Delete what Sam says of 2019 Ford Fiesta',
    'Delete what somebody says of 2018 Kia Picanto',
    'Save',
  ]);
});
