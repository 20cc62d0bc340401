import type { CarvedMesh, Field } from '../geometry/carved-mesh';
import { lerp, smoothMax, smoothstep } from '../geometry/numbers';
import { lineSide } from '../geometry/region';
import type { Shape } from './shape';
import { aboveBelt } from './skin';

/** Width of the black edge of every pane, in metres. */
const BORDER = 0.02;

/** Height of the windows' lower edge above the belt. */
export const WINDOW_RISE = 0.028;

const PANE = ['glass', 'gloss'] as const;

/** Windscreen, side windows with their pillars, rear screen; or the open cockpit. */
export function carveGlass(mesh: CarvedMesh, shape: Shape): void {
  const { open, glass } = shape.body;
  const screen = windscreen(shape);
  if (open) openCockpit(mesh, shape, screen);
  mesh.carveFramed('paint', (p) => Math.max(screen(p), aboveBelt(p) > 1 ? -1 : 1), BORDER, PANE);
  const rear = rearScreen(shape);
  if (rear) mesh.carveFramed('paint', rear, BORDER, PANE);
  if (!glass.sides) return;
  mesh.carveFramed('paint', sideWindows(shape), BORDER, PANE);
  for (const [foot, head, half] of glass.pillars) {
    const ahead: Field = ({ point: [x, y] }) =>
      x - lerp(foot[0], head[0], (y - foot[1]) / (head[1] - foot[1]));
    mesh.carve(
      'glass',
      [
        (p) => (p.point[2] < 0.3 || screen(p) < 0 ? 1 : -1),
        (p) => ahead(p) - half,
        (p) => -ahead(p) - half,
      ],
      'gloss',
    );
  }
}

function windscreen(shape: Shape): Field {
  const { cowl, header } = shape.body.glass;
  return ({ point, station: d }) =>
    smoothMax(smoothMax(point[2] - shape.screenEdge(d) + 0.016, cowl - d, 0.06), d - header, 0.06);
}

function sideWindows(shape: Shape): Field {
  const { sail, rearPillar, header, rail, rearCorner } = shape.body.glass;
  const beforeSail = lineSide(...sail);
  const behindPillar = lineSide(...rearPillar);
  return (p) => {
    if (aboveBelt(p) < -0.01) return 1;
    const { point, station: d } = p;
    const frame = lerp(0.058, rail, smoothstep(header - 0.45, header + 0.1, d));
    const low = shape.belt(d) + WINDOW_RISE - point[1];
    let inside = smoothMax(low, frame - shape.fromRoof(d, point[1]), 0.045);
    inside = smoothMax(inside, -beforeSail(point[0], point[1]), 0.03);
    inside = smoothMax(inside, behindPillar(point[0], point[1]), rearCorner);
    return Math.max(inside, (0.28 - point[2]) * 0.5);
  };
}

function rearScreen(shape: Shape): Field | null {
  const { body } = shape;
  const { rear } = body.glass;
  if (!rear) return null;
  if (rear.kind === 'sloping')
    return (p) => {
      if (aboveBelt(p) <= 2) return 1;
      const across = p.point[2] - shape.screenEdge(p.station) + rear.margin;
      return smoothMax(smoothMax(across, rear.from - p.station, 0.06), p.station - rear.to, 0.06);
    };
  return ({ point: [, y, z], normal, station: d }) => {
    const half = shape.glasshouse(body.length - 0.1, y) * (rear.share ?? 0.93) - rear.margin;
    const face = smoothMax(smoothMax(z - half, rear.low - y, 0.06), y - rear.high, 0.06);
    return Math.max(face, body.length - rear.depth - d, (0.15 - normal[0]) * 0.3);
  };
}

/** Removes the skin above the belt behind the windscreen, which keeps its frame. */
function openCockpit(mesh: CarvedMesh, shape: Shape, screen: Field): void {
  const [from, to] = shape.body.open ?? [0, 0];
  const above: Field = (p) => (aboveBelt(p) > -0.01 ? -1 : 1);
  mesh.carve(
    'paint',
    [
      above,
      ({ point, station: d }) => Math.max(from - d, d - to, shape.belt(d) + 0.008 - point[1]),
    ],
    null,
  );
  const side = sideWindows(shape);
  mesh.carve(
    'paint',
    [
      (p) =>
        Math.max(side(p), screen(p) < 0.03 && p.point[2] < shape.screenEdge(p.station) ? 1 : -1),
    ],
    null,
  );
}
