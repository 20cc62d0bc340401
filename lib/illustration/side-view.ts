import type { Side } from './body';
import { closed, numbers, open, points } from './curve';
import type { Paint } from './paint';
import { sideDefs } from './side-defs';
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

function shadow({ length, frontAxle, rearAxle, wheel: r }: Side): string {
  const blot = (cx: number, rx: number, ry: number) => el('ellipse', { cx, rx, ry });
  return el(
    'g',
    { fill: 'url(#s)' },
    blot(length / 2, length * 0.54, 13),
    blot(frontAxle, r, 4),
    blot(rearAxle, r, 4),
  );
}

/** Wells by one path, whose widened outline is the cladding, and the wheels in them. */
function wheels(side: Side): string {
  const { wheel, cladding = 0 } = side;
  const axles = [side.frontAxle, side.rearAxle];
  return [
    clipped('b', cladding ? line('u', TRIM, 2 * cladding) : '', use('u', { fill: INK })),
    ...axles.map((axle) => use('v', { transform: at(axle, wheel) })),
  ].join('');
}

function metal(side: Side, paint: Paint): string {
  const flap = points(side.flap).map(
    ([x, y]) => `M${numbers(x - 7, y + 6)}h14v-9q0-3-3-3h-8q-3 0-3 3z`,
  );
  return [
    use('o', { fill: 'url(#p)' }),
    clipped(
      'b',
      fill(`${open(side.shoulder)}V0H0z`, 'url(#q)'),
      fill(closed(side.flank), alpha(paint.light, 0.15)),
      use('o', { fill: 'url(#e)', stroke: 'url(#r)', 'stroke-width': 3.2 }),
      line('u', alpha(paint.light, 0.4), 2 * (side.cladding ?? 0) + 2.6),
      el('g', { opacity: '.25' }, line('c', 'url(#h)', 4)),
      line('c', 'url(#h)', 0.8),
      el('g', { transform: at(0.8, 0) }, line('l', alpha(paint.light, 0.4), 0.7)),
      line('l', paint.dark, 0.7),
      stroke(flap.join(''), paint.dark, 0.5),
    ),
  ].join('');
}

const seats = (side: Side, colour: string, shift = 0): string =>
  el(
    'g',
    { fill: colour },
    ...points(side.seats).map(([x, y]) => use('k', { transform: at(x + shift, y) })),
  );

function cabin(side: Side): string {
  const sheen = `M${numbers(side.length * 0.4)} 200l-46-140h22l46 140zm30 0l-46-140h7l46 140z`;
  const screens = [side.windscreen, side.rearScreen].map((cage) => (cage ? closed(cage) : ''));
  return [
    clipped('b', el('path', { d: screens.join(''), fill: 'url(#g)', stroke: INK })),
    use('d', { fill: 'url(#g)' }),
    clipped(
      'w',
      seats(side, CABIN),
      fill(sheen, alpha(WHITE, 0.08)),
      line('d', INK, 3),
      fill(side.pillars.map((cage) => `M${cage}z`).join(''), INK),
    ),
  ].join('');
}

/** The screen of an open car, seen past its frame. */
const openScreen = (side: Side): string =>
  fill(closed(side.windscreen), '#4a575db3') + fill(`M${side.frame}z`, INK);

function fittings(side: Side, paint: Paint): string {
  const grips = points(side.handles)
    .map(([x, y]) => `M${numbers(x - 10, y)}h20`)
    .join('');
  return [
    side.brightwork ? stroke(open(side.brightwork), CHROME, 0.9) : '',
    el(
      'g',
      { 'stroke-linecap': 'round' },
      el('g', { transform: at(0, -1.8) }, stroke(grips, alpha(paint.dark, 0.6), 3)),
      stroke(grips, paint.light, 2.2),
    ),
    ...points(side.mirror).map(([x, y]) =>
      el(
        'g',
        { transform: at(x, y + 1) },
        fill('M8-4h10l-2 6h-9z', INK),
        use('m', { fill: paint.dark }),
        use('m', { fill: paint.base, y: 1.4 }),
      ),
    ),
    clipped(
      'b',
      fill(side.trim.map(closed).join(''), TRIM),
      fill(closed(side.headlamp), LAMP),
      stroke(open(side.daylight), BEAM, 1.6),
      el('path', { d: closed(side.tailLamp), fill: TAIL, stroke: TAIL_EDGE }),
      stroke(open(side.tailStrip), TAIL_LIT, 1.4),
    ),
    line('o', EDGE, 0.7),
  ].join('');
}

/** The side elevation; markup in centimetres, nose at 0, heights upwards from the ground. */
export function sideView(side: Side, paint: Paint): string {
  return [
    sideDefs(side, paint),
    shadow(side),
    side.frame ? seats(side, '#43372e', 20) + seats(side, SEAT) : '',
    side.rails ? stroke(open(side.rails), '#8b9396', 2.2) : '',
    metal(side, paint),
    side.frame ? openScreen(side) : cabin(side),
    fittings(side, paint),
    wheels(side),
  ].join('');
}
