import type { Ends, Front, Rear } from './body';
import { closed, numbers, open, points, spanning } from './curve';
import { endDefs, halves } from './end-defs';
import type { Paint } from './paint';
import { alpha, at, clipped, el, fill, line, stroke, use } from './svg';
import {
  BEAM,
  CABIN,
  CHROME,
  EDGE,
  INK,
  LAMP,
  SEAT,
  TAIL,
  TAIL_EDGE,
  TAIL_LIT,
  TRIM,
  WHITE,
} from './tones';

/** A part of the right-hand half and its reflection. */
const both = (id: string, ...parts: string[]): string =>
  el('g', { id }, ...parts) + use(id, { transform: 'scale(-1 1)' });

/** Shadow, tyres and the dark between them. */
function ground({ half, tyre, clear }: Ends): string {
  const rubber = { x: half - 30, width: 25, height: tyre * 1.6, rx: 5, fill: 'url(#t)' };
  return [
    el('ellipse', { rx: half * 1.25, ry: 11, fill: 'url(#s)' }),
    el('rect', { x: 20 - half, y: clear - 5, width: half * 2 - 40, height: 30, fill: INK }),
    el('rect', rubber),
    el('rect', { ...rubber, x: 5 - half }),
  ].join('');
}

function mirrors({ mirror }: Ends, paint: Paint, glass: string): string {
  const [x = 0, y = 0] = points(mirror)[0] ?? [];
  return both(
    'y',
    el(
      'g',
      { transform: at(x - 3, y) },
      fill('M-4-1l14-1v6h-16z', INK),
      use('m', { fill: paint.dark, stroke: EDGE, 'stroke-width': 0.7 }),
      use('m', { fill: glass, transform: 'translate(1.2 1.8)scale(.92)' }),
    ),
  );
}

function shell(face: Front | Rear): string {
  return [
    use('o', { fill: 'url(#p)' }),
    clipped(
      'b',
      fill(`${open(spanning(face.crease))}V0H-120z`, 'url(#q)'),
      use('o', { fill: 'url(#e)', stroke: 'url(#r)', 'stroke-width': 2.6 }),
    ),
  ].join('');
}

function screen(face: Front | Rear): string {
  const sill = points(face.screen).at(-1)?.[1] ?? 0;
  return [
    use('d', { fill: 'url(#g)' }),
    clipped(
      'w',
      el('g', { transform: at(0, sill), fill: CABIN }, both('n', use('k'))),
      fill('M20 200l-50-130h26l50 130zm36 0l-50-130h8l50 130z', alpha(WHITE, 0.07)),
      line('d', INK, 2.4),
    ),
  ].join('');
}

/** Screen frame and seats of an open car. */
function openScreen(ends: Ends): string {
  if (!ends.open) return '';
  const frame = open(spanning(ends.open));
  return [
    fill(frame, '#4a575d99'),
    el('g', { transform: at(0, ends.height - 4), fill: SEAT }, both('n', use('k'))),
    stroke(frame, INK, 3),
  ].join('');
}

function plate(y: number, colour: string): string {
  const box = { x: -26, y: y - 5.5, width: 52, height: 11, rx: 1 };
  return el('rect', { ...box, fill: colour, stroke: INK, 'stroke-width': 0.8 });
}

const badge = (y: number): string =>
  el('circle', { cy: y, r: 4, fill: LAMP, stroke: CHROME, 'stroke-width': 1.2 });

/** The bonnet between its shut lines, which catches more light than the wings. */
const bonnet = ({ badge, bonnet }: Front, paint: Paint): string =>
  fill(halves(`0,${badge + 40} ${bonnet} 0,${badge}`), alpha(paint.light, 0.2));

function frontFace({ front, half, clear }: Ends, paint: Paint): string {
  const bars = Array.from({ length: 9 }, (_, i) => `M-60 ${numbers(front.badge + 21 - 6 * i)}h120`);
  const beams = points(front.beam).map(([x, y]) => el('circle', { cx: x, cy: y, r: 2.8 }));
  return [
    el('rect', { x: -half, width: half * 2, height: clear + 5, fill: TRIM }),
    fill(halves(front.intake), INK),
    stroke(halves(front.intake), alpha(paint.light, 0.5), 0.7),
    both(
      'x',
      stroke(open(front.bonnet), paint.dark, 0.7),
      fill(closed(front.lamp), LAMP),
      el('g', { fill: '#b4bec3' }, ...beams),
      stroke(open(front.daylight), BEAM, 1.8),
      fill(closed(front.vent), TRIM),
    ),
    use('z', { fill: '#15181a' }),
    clipped('f', stroke(bars.join(''), '#454c50', 1.2)),
    line('z', '#8d9598', 0.9),
    badge(front.badge),
    plate(front.plate, '#f1f1ec'),
  ].join('');
}

function rearFace({ rear, half, clear }: Ends, paint: Paint): string {
  const top = points(rear.screen)[0]?.[1] ?? 0;
  const reflectors = `M${numbers(half - 26, clear + 27)}h13`;
  return [
    fill(halves(rear.bumper), TRIM),
    both(
      'x',
      stroke(open(rear.lid), paint.dark, 0.7),
      el('path', { d: closed(rear.lamp), fill: TAIL, stroke: TAIL_EDGE }),
      stroke(open(rear.strip), TAIL_LIT, 1.8),
      stroke(reflectors, TAIL, 2),
    ),
    stroke(`M-22 ${numbers(rear.plate + 8)}h44`, INK, 2),
    stroke(`M-11 ${numbers(top - 3)}h22`, TAIL, 1.4),
    badge(rear.badge),
    plate(rear.plate, '#f2c10c'),
  ].join('');
}

/** The car from ahead; markup in centimetres about its centre line, heights from the ground. */
export function frontView(ends: Ends, paint: Paint): string {
  const grille = el('path', { id: 'z', d: halves(ends.front.grille) });
  return [
    endDefs(ends, ends.front, paint),
    el('defs', {}, grille, el('clipPath', { id: 'f' }, use('z'))),
    ground(ends),
    openScreen(ends),
    mirrors(ends, paint, paint.base),
    shell(ends.front),
    clipped('b', bonnet(ends.front, paint)),
    ends.open ? '' : screen(ends.front),
    clipped('b', frontFace(ends, paint)),
    line('o', EDGE, 0.7),
  ].join('');
}

/** The car from behind. */
export function rearView(ends: Ends, paint: Paint): string {
  return [
    endDefs(ends, ends.rear, paint),
    ground(ends),
    openScreen(ends),
    mirrors(ends, paint, '#59666c'),
    shell(ends.rear),
    ends.open ? '' : screen(ends.rear),
    clipped('b', rearFace(ends, paint)),
    line('o', EDGE, 0.7),
  ].join('');
}
