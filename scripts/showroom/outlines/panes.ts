import type { Surface } from '@/scripts/showroom/geometry/surface';
import type { Vec3 } from '@/scripts/showroom/geometry/vector';

/** Returns the panes of a car's glass, each as the closed line round it and the mean direction it faces. */
export function panesOf({ points, normals, triangles }: Surface) {
  // Points at one place count as one point, so that seams of the surface are not edges of a pane.
  const ids = new Map<string, number>();
  const idOf = points.map((point) => {
    const key = point.map((value) => Math.round(value * 10_000)).join();
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  });
  const id = (i: number) => idOf[i] ?? 0;
  const place = new Map(points.map((point, i) => [id(i), { point, normal: normals[i] ?? point }]));
  const next = new Map<number, number>();
  const edges = new Set(
    triangles.flatMap(([a, b, c]) => [
      `${id(a)} ${id(b)}`,
      `${id(b)} ${id(c)}`,
      `${id(c)} ${id(a)}`,
    ]),
  );
  for (const edge of edges) {
    const [from = '', to = ''] = edge.split(' ');
    if (from !== to && !edges.has(`${to} ${from}`)) next.set(Number(from), Number(to));
  }
  const panes: { loop: Vec3[]; facing: Vec3 }[] = [];
  while (next.size > 0) {
    const loop: { point: Vec3; normal: Vec3 }[] = [];
    let at = [...next.keys()][0];
    while (at !== undefined && next.has(at)) {
      const found = place.get(at);
      if (found) loop.push(found);
      const to = next.get(at);
      next.delete(at);
      at = to;
    }
    const mean = ([0, 1, 2] as const).map(
      (axis) => loop.reduce((sum, { normal }) => sum + normal[axis], 0) / loop.length,
    );
    panes.push({
      loop: loop.map(({ point }) => point),
      facing: [mean[0] ?? 0, mean[1] ?? 0, mean[2] ?? 0],
    });
  }
  // Slivers of a few triangles do not count as panes.
  return panes.filter(({ loop }) => loop.length > 12);
}
