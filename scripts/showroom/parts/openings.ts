import type { CarDesign } from '@/lib/showroom/design-options';
import type { Region } from '../geometry/cut';
import { at } from '../geometry/numbers';
import { polygon } from '../geometry/region';
import type { Vec3 } from '../geometry/vector';
import type { Shape } from './shape';
import { HALF_GAP } from './shut-lines';

type AnimationName = 'front doors' | 'rear doors' | 'boot';

/**
 * A part that opens; `at` is in metres behind the nose, up and to the right. It turns about an axis by
 * degrees (as glTF does, with x forward), or slides out and back.
 */
export type Opening = {
  name: string;
  animation: AnimationName;
  /** Regions whose common inside is the opening. */
  regions: readonly Region[];
  /** Returns true where its border does not meet the body. */
  isFree?: (point: Vec3) => boolean;
  at: Vec3;
  motion: { axis: 'y' | 'z'; degrees: number } | { slide: readonly Vec3[] };
  /** Attached parts that belong to it, except those in front of its hinge. */
  takes?: 'mirrors' | 'spoiler';
  /** Region in which attached parts, hidden while it is closed, are left out. */
  hides?: Region;
  /** Returns its thickness in metres at a point, below or above the belt. */
  depth: (point: Vec3) => number;
};

/** Angle of an opened panel, in degrees. */
const DOOR = 62;
const HATCH = 78;
const LID = 62;
const REAR_DOOR = 100;

/** Returns the parts of a body that open. */
export function openingsOf(shape: Shape, body: CarDesign['body']): Opening[] {
  const doors = shape.body.doors.flatMap((_, i) =>
    ([1, -1] as const).map((side) => doorOf(shape, i, side, body === 'van')),
  );
  return [...doors, ...bootOf(shape, body)];
}

/** Returns the metres from the middle to badge and plate: a van has them on its left door, not on both. */
export const plateAside = (body: CarDesign['body']) => (body === 'van' ? -0.4 : 0);

/** Returns the signed distance from door `index` on the plane of the side; the door reaches as high as its window. */
export const doorOutline = ({ body }: Shape, index: number) =>
  polygon(at(body.doors, index), 0.035);

function doorOf(shape: Shape, index: number, side: 1 | -1, isVan: boolean): Opening {
  const outline = doorOutline(shape, index);
  const corners = at(shape.body.doors, index);
  const front = Math.min(...corners.map(([d]) => d));
  const [, y] = corners.find(([d]) => d === front) ?? [0, 0.7];
  const isRear = index > 0;
  const slides = isVan && isRear;
  const length = Math.max(...corners.map(([d]) => d)) - front;
  return {
    name: `${isRear ? 'rear' : 'front'} ${side > 0 ? 'right' : 'left'} door`,
    animation: isRear ? 'rear doors' : 'front doors',
    regions: [
      ([d, height]) => outline(d, height) + HALF_GAP,
      ([, , z]) => 0.45 - z * side,
      ([d, height]) => openTop(shape, d, height),
    ],
    at: [front, y, side * shape.flank(front, y)],
    motion: slides
      ? {
          slide: [
            [0, 0, side * 0.09],
            [-length, 0, side * 0.09],
          ],
        }
      : { axis: 'y', degrees: side * DOOR },
    isFree: shape.body.open ? ([d, height]) => height > shape.belt(d) - 0.02 : undefined,
    takes: isRear ? undefined : 'mirrors',
    depth: ([d, height]) => (height < shape.belt(d) - 0.02 ? 0.07 : 0.022),
  };
}

/** Ends the doors of an open car at the belt, with the padding on it. */
const openTop = (shape: Shape, d: number, y: number) =>
  shape.body.open ? y - shape.belt(d) - 0.03 : -1;

function bootOf(shape: Shape, body: CarDesign['body']): Opening[] {
  const { length, boot, glass, ends } = shape.body;
  // Double doors meet in the middle, and the gap between them belongs to them.
  const lid = polygon(boot.outline.map(([z, y]) => [z < 0.01 ? -1 : z, y] as const));
  const inLid: Region = ([, y, z]) => lid(Math.abs(z), y) + HALF_GAP;
  const behind =
    (station: number): Region =>
    ([x, y, z]) =>
      shape.lean(station, y, z) - x;
  const face = behind(length - ends[1] * 0.9);
  const onFace = [inLid, face];
  const depth = () => 0.05;
  const base = { animation: 'boot' as const, depth };
  if (body === 'van')
    return ([1, -1] as const).map((side) => ({
      ...base,
      name: `rear ${side > 0 ? 'right' : 'left'} boot door`,
      regions: [...onFace, ([, , z]) => -z * side],
      isFree: ([, , z]) => Math.abs(z) < 0.01,
      at: [shape.lean(length, 1, 0.8), 1, side * 0.81],
      motion: { axis: 'y', degrees: side * REAR_DOOR },
    }));
  if (shape.body.bed) {
    const { to } = shape.body.bed;
    const low = Math.min(...boot.outline.map(([, y]) => y));
    return [
      {
        ...base,
        name: 'tailgate',
        regions: [inLid, ([x]) => to - 0.012 - x],
        isFree: ([x]) => x < to + 0.03,
        at: [shape.lean(length, low, 0), low, 0],
        motion: { axis: 'z', degrees: 90 },
      },
    ];
  }
  if (glass.rear?.kind !== 'upright' && boot.top !== undefined) {
    const from = boot.top;
    // The humps behind the seats of an open car rise with the lid, but only their visible part.
    const under = (x: number, z: number) =>
      shape.body.open ? shape.roof(x) - 0.02 - 0.12 * z * z : shape.belt(x) - 0.09;
    const onDeck: Region = ([x, y, z]) =>
      Math.max(
        Math.abs(z) - 0.79 * shape.glasshouse(x, shape.belt(x)) + HALF_GAP,
        from + 0.006 - x,
        under(x, z) - y,
      );
    return [
      {
        ...base,
        name: 'boot lid',
        regions: [(p) => Math.min(onDeck(p), Math.max(inLid(p), face(p)))],
        at: [from, shape.roof(from), 0],
        motion: { axis: 'z', degrees: -LID },
        // The humps' lower halves would lie in the boot.
        hides: shape.body.open
          ? ([x, , z]) => Math.max(from - 0.02 - x, x - from - 0.5, Math.abs(z) - 0.7)
          : undefined,
      },
    ];
  }
  const edge = length - ends[1] * 0.9;
  return [
    {
      ...base,
      name: 'tailgate',
      regions: onFace,
      at: [shape.lean(edge, shape.roof(edge), 0), shape.roof(edge) - 0.01, 0],
      motion: { axis: 'z', degrees: -HATCH },
      takes: 'spoiler',
    },
  ];
}
