import { numbers } from './curve';

type Attributes = Record<string, string | number | undefined>;

/** Offset 0..1 and colour, which may carry its own opacity: see `alpha`. */
export type Stop = readonly [number, string];

/** One element; undefined attributes are left out, numbers are shortened. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? numbers(value) : value}"`)
    .join('');
  const inner = children.join('');
  return inner ? `<${name}${text}>${inner}</${name}>` : `<${name}${text}/>`;
}

/** A six-digit colour with an opacity from 0 to 1. */
export function alpha(colour: string, opacity: number): string {
  const byte = Math.round(opacity * 255);
  return colour + byte.toString(16).padStart(2, '0');
}

/** A filled path. */
export const fill = (d: string, colour: string): string => el('path', { d, fill: colour });

/** A stroked path; widths in the drawing's units. */
export const stroke = (d: string, colour: string, width: number): string =>
  el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width });

/** What stands under an id, drawn again. */
export const use = (id: string, more: Attributes = {}): string =>
  el('use', { href: `#${id}`, ...more });

/** An outline that stands under an id, as a line. */
export const line = (id: string, colour: string, width: number): string =>
  use(id, { fill: 'none', stroke: colour, 'stroke-width': width });

/** Parts cut off at a clip path. */
export const clipped = (id: string, ...parts: string[]): string =>
  el('g', { 'clip-path': `url(#${id})` }, ...parts);

/** A translation. */
export const at = (x: number, y: number): string => `translate(${numbers(x, y)})`;

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour]) =>
      el('stop', {
        offset: offset ? `${offset}`.replace(/^0/, '') : undefined,
        'stop-color': colour,
      }),
    )
    .join('');
}

/** A gradient over the shape it fills, left to right in the drawing's own axes. */
export const across = (id: string, list: readonly Stop[]): string =>
  el('linearGradient', { id }, stops(list));

/** A gradient over the shape it fills, from its top down, in axes whose heights grow upwards. */
export const down = (id: string, list: readonly Stop[]): string =>
  el('linearGradient', { id, x2: 0, y1: 1 }, stops(list));

/** A gradient over the shape it fills, from its middle out. */
export const radial = (id: string, list: readonly Stop[]): string =>
  el('radialGradient', { id }, stops(list));
