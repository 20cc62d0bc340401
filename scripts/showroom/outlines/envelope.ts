import type { Vec2 } from '@/scripts/showroom/geometry/vector';

type Triangle = readonly [Vec2, Vec2, Vec2];

/** Returns the lowest and highest point of a flat triangle at `x`; null beside it. */
function spanAt(triangle: Triangle, x: number): Vec2 | null {
  const cuts: number[] = [];
  triangle.forEach(([ax, ay], i) => {
    const [bx, by] = triangle[(i + 1) % 3] ?? [ax, ay];
    if (ax === bx ? x !== ax : x < Math.min(ax, bx) || x > Math.max(ax, bx)) return;
    cuts.push(...(ax === bx ? [ay, by] : [ay + ((x - ax) / (bx - ax)) * (by - ay)]));
  });
  return cuts.length > 0 ? [Math.min(...cuts), Math.max(...cuts)] : null;
}

/** Removes gaps and bumps that are narrower than three places. */
const smoothed = (heights: readonly number[]) =>
  heights.map((_, i) => {
    const near = heights.slice(Math.max(0, i - 3), i + 4).sort((a, b) => a - b);
    return near.length === 7 ? (near[3] ?? 0) : (heights[i] ?? 0);
  });

/** Returns the lower and the upper edge of the area of flat triangles between two places, in `steps` steps. */
export function envelope(triangles: readonly Triangle[], from: number, to: number, steps = 400) {
  const places = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const low = places.map(() => Number.POSITIVE_INFINITY);
  const high = places.map(() => Number.NEGATIVE_INFINITY);
  for (const triangle of triangles) {
    const xs = triangle.map(([x]) => x);
    const place = (x: number) => ((x - from) / (to - from)) * steps;
    const first = Math.max(0, Math.ceil(place(Math.min(...xs)) - 1e-6));
    const last = Math.min(steps, Math.floor(place(Math.max(...xs)) + 1e-6));
    for (let i = first; i <= last; i++) {
      const span = spanAt(triangle, places[i] ?? 0);
      if (!span) continue;
      low[i] = Math.min(low[i] ?? 0, span[0]);
      high[i] = Math.max(high[i] ?? 0, span[1]);
    }
  }
  const edge = (heights: number[]) =>
    places.flatMap((x, i): Vec2[] => (Number.isFinite(heights[i]) ? [[x, heights[i] ?? 0]] : []));
  return { low: edge(smoothed(low)), high: edge(smoothed(high)) };
}
