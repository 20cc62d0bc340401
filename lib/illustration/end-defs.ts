import type { Ends, Front, Rear } from './body';
import { closed, mirrored } from './curve';
import type { Paint } from './paint';
import { flankStops } from './side-defs';
import { across, alpha, down, el, radial, use } from './svg';
import { BLACK, WHITE } from './tones';

/** The whole of a closed half. */
export const halves = (cage: string): string => closed(mirrored(cage));

/** Back and headrest of the right-hand seat, seen along the car, from the sill of the screen up. */
const HEADREST =
  closed('14,-40! 15,2* 20,9* 28,11 46,11 53,9* 58,2* 59,-40!') +
  closed('27,13* 26,24* 30,27 43,27 47,24* 46,13*');

/** Shapes and gradients of an end elevation, by one-letter ids. */
export function endDefs(ends: Ends, face: Front | Rear, paint: Paint): string {
  return el(
    'defs',
    {},
    el('path', { id: 'o', d: halves(ends.outline) }),
    el('path', { id: 'd', d: halves(face.screen) }),
    el('path', { id: 'k', d: HEADREST }),
    el('path', { id: 'm', d: closed('4,-2* 2,6* 6,13* 18,14* 24,9* 22,-1*') }),
    el('clipPath', { id: 'b' }, use('o')),
    el('clipPath', { id: 'w' }, use('d')),
    down('p', [
      [0, paint.light],
      [0.14, paint.base],
      [0.3, paint.base],
      [0.46, paint.light],
      [0.6, paint.base],
    ]),
    down('q', flankStops(paint)),
    across('e', [
      [0, alpha(paint.dark, 0.9)],
      [0.08, alpha(paint.dark, 0.35)],
      [0.26, alpha(paint.dark, 0)],
      [0.74, alpha(paint.dark, 0)],
      [0.92, alpha(paint.dark, 0.35)],
      [1, alpha(paint.dark, 0.9)],
    ]),
    down('g', [
      [0, '#242c30'],
      [1, '#55626a'],
    ]),
    down('r', [
      [0, alpha(WHITE, 0.8)],
      [0.5, alpha(WHITE, 0)],
    ]),
    across('t', [
      [0, '#151718'],
      [0.3, '#2c3032'],
      [0.8, '#202325'],
      [1, '#101213'],
    ]),
    radial('s', [
      [0.3, alpha(BLACK, 0.6)],
      [1, alpha(BLACK, 0)],
    ]),
  );
}
