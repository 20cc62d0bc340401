import { prefersReducedMotion } from '@/lib/core/browser/prefers-reduced-motion';
import { RESULT_HEADING_ID } from './result-heading';

/** The duration of a move in milliseconds, as `--slow` in app/globals.css. */
const MOVE_MS = 240;

type Position = { x: number; y: number };
/** The positions of cards in their grid in pixels, by the paths of their cars, at one width of the grid. */
export type CardPositions = { width: number; positions: ReadonlyMap<string, Position> };

/**
 * Returns how far each card that both lists have was from its new position. Leaves out cards that stand still or come
 * from further than `maxDistance`, and all cards if the width of the grid has changed.
 */
export function cardMoves(before: CardPositions, after: CardPositions, maxDistance: number) {
  const moves = new Map<string, Position>();
  if (before.width !== after.width) return moves;
  for (const [path, { x, y }] of after.positions) {
    const old = before.positions.get(path);
    if (!old || (old.x === x && old.y === y) || Math.abs(old.y - y) > maxDistance) continue;
    moves.set(path, { x: old.x - x, y: old.y - y });
  }
  return moves;
}

/** The results of the form's list, as they stand in the document. */
function readResults(form: HTMLFormElement) {
  const grid = form.querySelector<HTMLElement>('.results > ul');
  const cards = new Map<string, HTMLElement>();
  for (const card of grid?.querySelectorAll<HTMLElement>(':scope > li') ?? []) {
    const path = card.querySelector('a')?.pathname;
    if (path) cards.set(path, card);
  }
  const positions = new Map(
    [...cards].map(([path, card]) => [path, { x: card.offsetLeft, y: card.offsetTop }]),
  );
  const heading = document.getElementById(RESULT_HEADING_ID);
  const width = grid?.offsetWidth ?? 0;
  return { cards, width, positions, heading, count: heading?.textContent };
}

/**
 * Returns a function to call with each new list before it is painted: cards that stay move to their new positions,
 * and a changed count fades in. View transitions would draw the cards over the search bar and over the filter panel.
 */
export function watchResults(form: HTMLFormElement) {
  let before: ReturnType<typeof readResults> | null = null;
  return () => {
    const after = readResults(form);
    const options = { duration: MOVE_MS, easing: 'ease-out' };
    if (before && !prefersReducedMotion()) {
      for (const [path, { x, y }] of cardMoves(before, after, window.innerHeight))
        after.cards.get(path)?.animate({ translate: [`${x}px ${y}px`, '0px 0px'] }, options);
      if (before.count !== after.count) after.heading?.animate({ opacity: [0, 1] }, options);
    }
    before = after;
  };
}
