import { Mesh, MeshBasicMaterial } from 'three';
import { PARKED, type Point, ROUNDABOUT, TAKEN_BAYS } from '../course';
import { offRoad } from '../surface';
import { MeshBuilder } from './mesh-builder';
import type { Palette } from './palette';

/** Yields the same pseudo-random numbers from 0 to 1 at every visit. */
function* numbers(): Generator<number, never> {
  let seed = 7;
  while (true) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield seed / 2_147_483_647;
  }
}

const pick = <T>(list: readonly T[], share: number) => list[Math.floor(share * list.length)] as T;

/** Rows of houses beside the roads: start, end, and rotation in radians. */
const ROWS: readonly { from: Point; to: Point; turn: number }[] = [
  { from: [-78, -13], to: [-30, -13], turn: 0 },
  { from: [-78, 13], to: [-24, 13], turn: 0 },
  { from: [-13, -34], to: [-13, -112], turn: Math.PI / 2 },
  { from: [13, -28], to: [13, -112], turn: Math.PI / 2 },
  { from: [-78, -143], to: [34, -143], turn: 0 },
  { from: [-114, -30], to: [-114, -106], turn: Math.PI / 2 },
  { from: [50, 22], to: [80, 22], turn: 0 },
];
const PLOT = 13;

function houses(mesh: MeshBuilder, colours: Palette, next: () => number) {
  for (const { from, to, turn } of ROWS) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const plots = Math.floor(length / PLOT);
    for (let plot = 0; plot <= plots; plot += 1) {
      const share = plot / plots;
      const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      if (next() < 0.12) continue;
      const walls = 4.6 + next() * 1.2;
      const [long, deep] = [8 + next() * 2.5, 7.5];
      mesh.box(at, [long, walls, deep], pick(colours.brick, next()), turn);
      mesh.gable(at, [long + 0.6, 2.6, deep + 0.6], pick(colours.roof, next()), turn, walls);
      windows(mesh, at, long, deep, turn, colours.glass);
    }
  }
}

/** Adds four dark panes on either long side. */
function windows(
  mesh: MeshBuilder,
  [x, z]: Point,
  long: number,
  deep: number,
  turn: number,
  colour: string,
) {
  const [along, across] = [Math.cos(turn), Math.sin(turn)];
  for (const side of [-1, 1])
    for (const u of [-0.27, 0.27])
      for (const lift of [1, 3.1]) {
        const [du, dv] = [u * long, side * (deep / 2 + 0.02)];
        const at: Point = [x + du * along - dv * across, z + du * across + dv * along];
        mesh.box(at, [1.3, 1.1, 0.06], colour, turn, lift);
      }
}

function trees(mesh: MeshBuilder, colours: Palette, next: () => number) {
  const tree = (at: Point, size: number) => {
    mesh.box(at, [0.3, 1.6 * size, 0.3], colours.trunk);
    const leaves = pick(colours.leaves, next());
    mesh.cone(at, 1.9 * size, 1.1 * size, 4.4 * size, leaves);
    mesh.cone(at, 1.4 * size, 2.8 * size, 6 * size, leaves);
  };
  for (let planted = 0; planted < 90; ) {
    const at: Point = [-135 + next() * 250, -185 + next() * 250];
    planted += 1;
    const nearHouse = ROWS.some(
      ({ from, to }) =>
        at[0] > Math.min(from[0], to[0]) - 9 &&
        at[0] < Math.max(from[0], to[0]) + 9 &&
        at[1] > Math.min(from[1], to[1]) - 9 &&
        at[1] < Math.max(from[1], to[1]) + 9,
    );
    if (!nearHouse && offRoad(...at) > 7) tree(at, 0.7 + next() * 0.6);
  }
  tree([ROUNDABOUT.x, ROUNDABOUT.z], 0.9);
}

function parkedCars(mesh: MeshBuilder, colours: Palette, next: () => number) {
  for (const { x, z } of TAKEN_BAYS) {
    const colour = pick(colours.parked, next());
    const turn = Math.PI / 2;
    mesh.box([x, z], [PARKED.length, 0.62, PARKED.width], colour, turn, 0.22);
    mesh.box([x, z + 0.15], [2.3, 0.5, PARKED.width - 0.2], colours.glass, turn, 0.84);
    mesh.box([x, z + 0.2], [1.7, 0.08, PARKED.width - 0.24], colour, turn, 1.34);
    for (const u of [-1.3, 1.3])
      mesh.box([x, z + u], [0.6, 0.3, PARKED.width], '#20242a', turn, 0.01);
  }
}

/** Builds the upright objects beside the course as one mesh. */
export function buildTown(colours: Palette): Mesh {
  const mesh = new MeshBuilder(colours.light);
  const random = numbers();
  const next = () => random.next().value;
  houses(mesh, colours, next);
  trees(mesh, colours, next);
  parkedCars(mesh, colours, next);
  return new Mesh(mesh.geometry(), new MeshBasicMaterial({ vertexColors: true }));
}
