import { expect, test } from 'vitest';
import { type CardPositions, cardMoves } from '@/components/search/move-results';

const at = (width: number, cards: Record<string, [number, number]>): CardPositions => ({
  width,
  positions: new Map(Object.entries(cards).map(([path, [x, y]]) => [path, { x, y }])),
});

const before = at(1200, { '/a': [0, 0], '/b': [400, 0], '/c': [800, 0], '/d': [0, 2000] });

test('a card that stays moves from where the old list showed it', () => {
  const after = at(1200, { '/a': [0, 0], '/c': [400, 0], '/e': [800, 0] });
  expect([...cardMoves(before, after, 900)]).toEqual([['/c', { x: 400, y: 0 }]]);
});

test('a card from beyond the window does not fly over it', () => {
  const after = at(1200, { '/d': [0, 0] });
  expect(cardMoves(before, after, 900).size).toBe(0);
  expect([...cardMoves(before, after, 2000)]).toEqual([['/d', { x: 0, y: 2000 }]]);
});

test('no card moves if the grid has another width', () => {
  expect(cardMoves(before, at(800, { '/c': [0, 0] }), 900).size).toBe(0);
});
