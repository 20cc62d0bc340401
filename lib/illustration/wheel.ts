import { numbers } from './curve';
import { alpha, down, el, fill, radial, use } from './svg';
import { BLACK } from './tones';

/** Spokes of a wheel; half widths at hub and rim, and how far pairs part, as shares of the rim. */
type Spokes = { spokes: number; hub: number; tip: number; twin?: number };
export type Rim = Spokes | 'steel';

/** Gradients a wheel is painted with. */
export const WHEEL_DEFS = [
  down('f', [
    [0, alpha(BLACK, 0.75)],
    [0.7, alpha(BLACK, 0)],
  ]),
  radial('t', [
    [0.7, '#1b1d1f'],
    [0.82, '#363a3c'],
    [1, '#151718'],
  ]),
  radial('i', [
    [0.3, '#3a3f42'],
    [1, '#131516'],
  ]),
];

const circle = (r: number, colour: string): string => el('circle', { r, fill: colour });

/** Spokes that point up, each a lit and a shaded face which meet along its ridge. */
function spoke({ hub, tip, twin }: Spokes, r: number): string {
  const face = (side: number) =>
    (twin ? [-twin, twin] : [0])
      .map((lean) => {
        const [x, y] = [lean * r, 0.12 * r];
        const edge = numbers(x, r, x + side * tip * r, r * 0.98, side * hub * r, y);
        return `M0 ${numbers(y)}L${edge}z`;
      })
      .join('');
  return fill(face(-1), '#d9dddf') + fill(face(1), '#a2a9ad');
}

function alloy(rim: Spokes, r: number): string {
  const turns = Array.from({ length: rim.spokes - 1 }, (_, i) =>
    use('a', { transform: `rotate(${numbers(((i + 1) * 360) / rim.spokes)})` }),
  );
  const brake = circle(r * 0.52, '#7b8285') + circle(r * 0.3, '#3a3f42');
  return brake + el('g', { id: 'a' }, spoke(rim, r)) + turns.join('');
}

function steel(r: number): string {
  const holes = Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 4;
    const [x, y] = [0.68 * r * Math.cos(turn), 0.68 * r * Math.sin(turn)];
    return `M${numbers(x, y)}h0`;
  });
  const punched = { d: holes.join(''), stroke: '#16181a', 'stroke-width': r * 0.2 };
  return (
    circle(r * 0.93, '#a9b0b3') +
    circle(r * 0.5, '#c3c9cc') +
    el('path', { ...punched, 'stroke-linecap': 'round' })
  );
}

/** A wheel about its own centre; `radius` of the tyre in centimetres. */
export function wheel(radius: number, rim: Rim): string {
  const r = radius * 0.72;
  return [
    circle(radius, 'url(#t)'),
    circle(r, '#b9bfc2'),
    circle(r * 0.95, 'url(#i)'),
    rim === 'steel' ? steel(r) : alloy(rim, r),
    circle(r * 0.2, '#cfd4d6'),
    circle(r * 0.12, '#3d4346'),
    circle(radius, 'url(#f)'),
  ].join('');
}
