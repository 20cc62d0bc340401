import { Group, Mesh, MeshBasicMaterial } from 'three';
import {
  APRONS,
  BAYS,
  type Bay,
  CAR_PARK,
  type Point,
  ROADS,
  ROUNDABOUT,
  STOP_LINE,
  TARGET_BAY,
} from '../course';
import { MeshBuilder } from './mesh-builder';
import type { Palette } from './palette';

const CENTRE: Point = [ROUNDABOUT.x, ROUNDABOUT.z];
const PAVEMENT = 2;
const LINE = 0.06;

/** Corners of a rectangle on the plan. */
const rectangle = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Adds the tarmac, wider by this number of metres. */
function surfaces(mesh: MeshBuilder, colour: string, wider: number, lift: number) {
  for (const { line, half } of ROADS) mesh.strip(line, half + wider, colour, lift);
  mesh.disc(CENTRE, ROUNDABOUT.radius + wider, colour, lift);
  const { left, top, right, bottom } = CAR_PARK;
  mesh.area(rectangle(left, top - wider, right + wider, bottom + wider), colour, lift);
  if (wider < 1) for (const outline of APRONS) mesh.area(outline, colour, lift);
}

/**
 * Adds two rows of dashes across the lane of traffic that comes from `from`, at the roundabout or a
 * junction.
 */
function giveWay(mesh: MeshBuilder, from: Point, to: Point, colour: string, lift: number) {
  for (let part = 0; part < 5; part += 1) {
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    for (const offset of [-0.25, 0.25]) {
      mesh.strip([at((part + 0.15) / 5), at((part + 0.75) / 5)], 0.1, colour, lift, offset);
    }
  }
}

/** Adds dashes along the middle of a line, between two shares of its length, all in metres. */
function dashes(mesh: MeshBuilder, line: readonly Point[], colour: string, lift: number) {
  let offset = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [[fromX, fromZ], [toX, toZ]] = [line[index - 1] as Point, line[index] as Point];
    const length = Math.hypot(toX - fromX, toZ - fromZ);
    const at = (along: number): Point => [
      fromX + ((toX - fromX) * along) / length,
      fromZ + ((toZ - fromZ) * along) / length,
    ];
    for (let start = -offset; start < length; start += 6) {
      const [from, to] = [Math.max(start, 0), Math.min(start + 2, length)];
      // Omits dashes on the roundabout, its approaches and the junction's mouth.
      const [x, z] = at(from);
      if (to > from && Math.hypot(x, z) > 21 && !(x === 0 && z < -124)) {
        mesh.strip([at(from), at(to)], LINE, colour, lift);
      }
    }
    offset = (length + offset) % 6;
  }
}

function bayLines(mesh: MeshBuilder, { x, z, width, length }: Bay, colour: string, lift: number) {
  const [left, right] = [x - width / 2, x + width / 2];
  const back = z + (Math.sign(z) * length) / 2;
  for (const side of [left, right]) {
    mesh.area(rectangle(side - LINE, z - length / 2, side + LINE, z + length / 2), colour, lift);
  }
  mesh.area(rectangle(left, back - LINE, right, back + LINE), colour, lift);
}

function markings(mesh: MeshBuilder, { paint, bay }: Palette, lift: number) {
  for (const { line } of ROADS) dashes(mesh, line, paint, lift);
  const { z, left, right } = STOP_LINE;
  mesh.area(rectangle(left + 0.1, z - 0.4, right, z), paint, lift);
  for (let x = -3; x < 3; x += 0.9) {
    for (const edge of [-68, -71]) mesh.area(rectangle(x, edge, x + 0.3, edge + 0.3), paint, lift);
  }
  giveWay(mesh, [-17, -5.4], [-17, -0.2], paint, lift);
  giveWay(mesh, [17, 0.2], [17, 5.4], paint, lift);
  giveWay(mesh, [0.2, -17], [5.4, -17], paint, lift);
  giveWay(mesh, [-5.4, -126.4], [-0.2, -126.4], paint, lift);
  for (const each of BAYS) bayLines(mesh, each, paint, lift);
  const target = rectangle(
    TARGET_BAY.x - TARGET_BAY.width / 2 + 0.12,
    TARGET_BAY.z - TARGET_BAY.length / 2,
    TARGET_BAY.x + TARGET_BAY.width / 2 - 0.12,
    TARGET_BAY.z + TARGET_BAY.length / 2,
  );
  mesh.area(target, bay, lift - 0.005);
}

/** Builds the ground in layers: polygon offset keeps the upper ones from flickering. */
export function buildGround(colours: Palette): Group {
  const ground = new Group();
  const layer = (index: number, draw: (mesh: MeshBuilder, lift: number) => void) => {
    const builder = new MeshBuilder();
    draw(builder, index * 0.015);
    const material = new MeshBasicMaterial({
      vertexColors: true,
      polygonOffset: true,
      polygonOffsetFactor: -index,
      polygonOffsetUnits: -4 * index,
    });
    const mesh = new Mesh(builder.geometry(), material);
    mesh.renderOrder = index;
    ground.add(mesh);
  };
  layer(0, (mesh) =>
    mesh.strip(
      [
        [0, 260],
        [0, -360],
      ],
      420,
      colours.grass,
      0,
    ),
  );
  layer(1, (mesh, lift) => surfaces(mesh, colours.pavement, PAVEMENT, lift));
  layer(2, (mesh, lift) => surfaces(mesh, colours.kerb, 0.16, lift));
  layer(3, (mesh, lift) => surfaces(mesh, colours.tarmac, 0, lift));
  layer(4, (mesh, lift) => {
    mesh.disc(CENTRE, ROUNDABOUT.island + 0.2, colours.kerb, lift);
    markings(mesh, colours, lift);
  });
  layer(5, (mesh, lift) => mesh.disc(CENTRE, ROUNDABOUT.island - 0.2, colours.island, lift));
  return ground;
}
