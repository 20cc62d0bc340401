import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BODY_SHAPES, PAINT_NAMES, VIEWS } from '@/lib/illustration/illustration-path';
import { vehicleIllustration } from '@/lib/illustration/vehicle-illustration';

const ALL = BODY_SHAPES.flatMap((bodyType) =>
  PAINT_NAMES.flatMap((colour) =>
    VIEWS.map((view) => {
      const svg = vehicleIllustration({ bodyType, colour, view });
      return { bodyType, colour, view, svg, name: `${bodyType} ${colour} ${view}` };
    }),
  ),
);

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Names of the drawings for which a check fails; an empty list is what is wanted. */
const failing = (check: (svg: string) => boolean): string[] =>
  ALL.filter(({ svg }) => !check(svg)).map(({ name }) => name);

/** Whether tags are balanced, attributes quoted and nothing stands outside of the root. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<&]*")*)(\/?)>/g,
    (_, end: string, name: string, attributes: string, empty: string) => {
      const names = matches(attributes, / ([a-zA-Z0-9:-]+)=/g);
      if (new Set(names).size < names.length) return 'repeated attribute';
      if (end) return open.pop() === name ? '' : 'unbalanced';
      if (!empty) open.push(name);
      return '';
    },
  );
  return rest === '' && open.length === 0;
}

describe('vehicleIllustration', () => {
  it('draws every body, paint and view differently', () => {
    expect(ALL).toHaveLength(405);
    expect(new Set(ALL.map(({ svg }) => svg)).size).toBe(405);
  });

  it('writes well-formed XML of 900 by 600', () => {
    expect(failing(isWellFormed)).toEqual([]);
    const root =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600">';
    expect(failing((svg) => svg.startsWith(root))).toEqual([]);
  });

  it('has finite numbers only', () => {
    expect(failing((svg) => !/NaN|Infinity|undefined|null|e-\d/.test(svg))).toEqual([]);
  });

  it('stays under 8 kB, and under 3 kB on the wire', () => {
    expect(failing((svg) => svg.length < 8000)).toEqual([]);
    expect(failing((svg) => gzipSync(svg).length < 3000)).toEqual([]);
  });

  it('runs and fetches nothing', () => {
    const unsafe = /<(script|style|foreignObject|image|a|animate)\b| on[a-z]+=|javascript:|data:/i;
    expect(failing((svg) => !unsafe.test(svg))).toEqual([]);
    expect(failing((svg) => matches(svg, /(https?:)/g).length === 1)).toEqual([]);
  });

  it('gives each id once and refers only to ids it has', () => {
    const sound = (svg: string) => {
      const ids = matches(svg, / id="([^"]+)"/g);
      const references = matches(svg, /(?:href="#|url\(#)([^")]+)/g);
      return new Set(ids).size === ids.length && references.every((id) => ids.includes(id));
    };
    expect(failing(sound)).toEqual([]);
  });
});

const matrix = (svg: string): number[] =>
  (matches(svg, /transform="matrix\(([^)]+)\)"/g)[0]?.match(/-?[\d.]+/g) ?? []).map(Number);

const sideOf = (bodyType: (typeof BODY_SHAPES)[number]): string =>
  vehicleIllustration({ bodyType, colour: 'blue', view: 'side' });

describe('the common stage', () => {
  it('puts the ground on 80 % of the height, at one scale for all bodies', () => {
    for (const view of VIEWS) {
      const stages = ALL.filter((drawing) => drawing.view === view).map(({ svg }) => matrix(svg));
      expect(new Set(stages.map(([a, , , d]) => `${a} ${d}`)).size).toBe(1);
      expect(new Set(stages.map((stage) => stage[5]))).toEqual(new Set([480]));
    }
  });

  it.each(BODY_SHAPES)('stands a %s on its two wheels', (bodyType) => {
    const svg = sideOf(bodyType);
    const radius = Number(/<g id="v"><circle r="([\d.]+)"/.exec(svg)?.[1]);
    const places = [...svg.matchAll(/href="#v" transform="translate\(([\d.]+) ([\d.]+)\)"/g)];
    expect(places.map((place) => Number(place[2]))).toEqual([radius, radius]);
    const [front, rear] = places.map((place) => Number(place[1]));
    expect(Number(rear) - Number(front)).toBeGreaterThan(250);
  });

  it.each(BODY_SHAPES)('keeps a %s inside the picture, nose to the right', (bodyType) => {
    const [scale = 0, , , , nose = 0] = matrix(sideOf(bodyType));
    expect(scale).toBeLessThan(0);
    expect(nose).toBeLessThan(880);
    expect(900 - nose).toBeGreaterThan(20);
  });

  it('draws a van larger than a coupé', () => {
    const [, , , , van = 0] = matrix(sideOf('van'));
    const [, , , , coupe = 0] = matrix(sideOf('coupe'));
    expect(van - coupe).toBeGreaterThan(40);
  });
});
