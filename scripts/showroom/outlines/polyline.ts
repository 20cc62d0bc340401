import type { Vec2 } from '@/scripts/showroom/geometry/vector';

const distance = ([x, y]: Vec2, [ax, ay]: Vec2, [bx, by]: Vec2): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length ** 2));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

/** Leaves out the points that lie within `tolerance` of the line through the rest (Douglas–Peucker). */
export function simplified(line: readonly Vec2[], tolerance: number): Vec2[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const away = line.map((point) => distance(point, first, last));
  const furthest = away.indexOf(Math.max(...away));
  if ((away[furthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(furthest), tolerance),
  ];
}

/** Simplifies a closed line as `simplified` does, after cutting it at its two ends in x. */
export function simplifiedLoop(loop: readonly Vec2[], tolerance: number): Vec2[] {
  const xs = loop.map(([x]) => x);
  const start = xs.indexOf(Math.min(...xs));
  const turned = [...loop.slice(start), ...loop.slice(0, start)];
  const turn = turned.findIndex(([x]) => x === Math.max(...xs));
  const out = simplified(turned.slice(0, turn + 1), tolerance);
  const back = simplified([...turned.slice(turn), ...turned.slice(0, 1)], tolerance);
  return [...out.slice(0, -1), ...back.slice(0, -1)];
}

/** Returns the convex line round points. */
export function hull(points: readonly Vec2[]): Vec2[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: readonly Vec2[]) => {
    const remaining: Vec2[] = [];
    for (const point of list) {
      const turns = () => {
        const [a, b] = [remaining.at(-2), remaining.at(-1)];
        if (!a || !b) return true;
        return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0;
      };
      while (!turns()) remaining.pop();
      remaining.push(point);
    }
    return remaining.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Returns the parts of a line, in small steps, at which `keep` holds. */
export function partsWhere(line: readonly Vec2[], keep: (point: Vec2) => boolean): Vec2[][] {
  const parts: Vec2[][] = [[]];
  line.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = line[i] ?? [bx, by];
    for (let step = 0; step <= 50; step++) {
      const point: Vec2 = [ax + ((bx - ax) * step) / 50, ay + ((by - ay) * step) / 50];
      if (keep(point)) parts.at(-1)?.push(point);
      else if (parts.at(-1)?.length) parts.push([]);
    }
  });
  return parts.filter((part) => part.length > 1);
}
