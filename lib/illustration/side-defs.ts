import type { Side } from './body';
import { closed, numbers, open } from './curve';
import type { Paint } from './paint';
import { across, alpha, down, el, radial, type Stop, use } from './svg';
import { BLACK, WHITE } from './tones';
import { WHEEL_DEFS, wheel } from './wheel';

/** Darker towards both ends, where the flank turns away. */
function ends(length: number, dark: string): string {
  const share = (cm: number) => Math.round((cm / length) * 100) / 100;
  return across('e', [
    [0, alpha(dark, 0.72)],
    [share(40), alpha(dark, 0)],
    [1 - share(38), alpha(dark, 0)],
    [1, alpha(dark, 0.85)],
  ]);
}

/** Light on the flank: a shaded undercut, the floor's reflection, the dark sill. */
export function flankStops({ light, dark }: Paint): Stop[] {
  return [
    [0, alpha(dark, 0.6)],
    [0.18, alpha(dark, 0.16)],
    [0.34, alpha(light, 0.2)],
    [0.55, alpha(dark, 0.18)],
    [0.82, alpha(dark, 0.95)],
  ];
}

/** Wheel wells, cut off at the sill. */
function wells({ frontAxle, rearAxle, wheel, arch, clear }: Side): string {
  const r = wheel + arch;
  const half = Math.sqrt(r * r - (wheel - clear) ** 2);
  return [frontAxle, rearAxle]
    .map((x) => `M${numbers(x - half, clear)}a${numbers(r, r)} 0 1 0 ${numbers(half * 2)} 0z`)
    .join('');
}

/** A seat seen from the side, its cushion's back edge at the origin. */
const SEAT =
  closed('-6,0! 4,36 9,50* 25,51.5* 29,44 24,0!') + closed('12,52.5* 13.5,67* 24,68* 26,54*');

/** Shapes and gradients of a side elevation, by one-letter ids. */
export function sideDefs(side: Side, paint: Paint): string {
  return el(
    'defs',
    {},
    el('path', { id: 'o', d: closed(side.outline) }),
    el('path', { id: 'd', d: side.glass.map(closed).join('') }),
    el('path', { id: 'l', d: side.doors.map(open).join('') }),
    el('path', { id: 'c', d: open(side.shoulder) }),
    el('path', { id: 'u', d: wells(side) }),
    el('path', { id: 'k', d: SEAT }),
    el('path', { id: 'm', d: closed('-2,0* -1,10* 13,12* 17,3* 9,-1') }),
    el('g', { id: 'v' }, wheel(side.wheel, side.rim)),
    el('clipPath', { id: 'b' }, use('o')),
    el('clipPath', { id: 'w' }, use('d')),
    down('p', [
      [0, paint.light],
      [0.3, paint.base],
      [0.4, paint.light],
      [0.52, paint.base],
    ]),
    down('q', flankStops(paint)),
    ends(side.length, paint.dark),
    across('h', [
      [0.04, alpha(WHITE, 0)],
      [0.25, alpha(WHITE, 0.8)],
      [0.7, alpha(WHITE, 0.5)],
      [0.96, alpha(WHITE, 0)],
    ]),
    down('g', [
      [0, '#242c30'],
      [1, '#5b686e'],
    ]),
    down('r', [
      [0, alpha(WHITE, 0.8)],
      [0.5, alpha(WHITE, 0)],
    ]),
    ...WHEEL_DEFS,
    radial('s', [
      [0.3, alpha(BLACK, 0.55)],
      [1, alpha(BLACK, 0)],
    ]),
  );
}
