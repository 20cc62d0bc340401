/**
 * A curve's control points, in centimetres: `x,y` bends softly, `x,y*` bends tightly, `x,y!` is a
 * sharp corner. Curves are uniform cubic B-splines, so that curvature is continuous, as on a car.
 */
export type Cage = string;
type Point = readonly [number, number];
type Knot = { point: Point; sharp: boolean };

const TOKEN = /^(-?[\d.]+),(-?[\d.]+)([*!]?)$/;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Shortest text of a list of numbers, to a tenth. */
export function numbers(...values: number[]): string {
  return values
    .map((value) => String(round(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** Control points of a cage; a tight point counts twice. Throws on a malformed token. */
function knots(cage: Cage): Knot[] {
  return cage
    .trim()
    .split(/\s+/)
    .flatMap((token) => {
      const match = TOKEN.exec(token);
      if (!match) throw new Error(`Not a control point: "${token}"`);
      const knot: Knot = { point: [Number(match[1]), Number(match[2])], sharp: match[3] === '!' };
      return match[3] === '*' ? [knot, knot] : [knot];
    });
}

/** The points of a cage, as pairs. */
export function points(cage: Cage): Point[] {
  return knots(cage).map((knot) => knot.point);
}

const blend = (
  a: Point,
  b: Point,
  c: Point,
  [u, v, w]: readonly [number, number, number],
): Point => [a[0] * u + b[0] * v + c[0] * w, a[1] * u + b[1] * v + c[1] * w];

/** Writes relative path commands from rounded absolute positions, so that rounding never adds up. */
class Pen {
  data = '';
  private at: Point = [0, 0];
  private last = '';

  move(to: Point): void {
    this.write('M', [to], to);
  }

  line(to: Point): void {
    this.write('l', [to], to);
  }

  /** One cubic; without its first handle it goes on smoothly from the last one. */
  curve(handle: Point | null, second: Point, end: Point): void {
    if (handle) this.write('c', [handle, second, end], end);
    else this.write('s', [second, end], end);
  }

  /** A command is left out where it repeats the last one. */
  private write(command: string, line: readonly Point[], end: Point): void {
    const [x, y] = command === 'M' ? [0, 0] : this.at;
    const text = numbers(...line.flatMap((to) => [round(to[0]) - x, round(to[1]) - y]));
    const joint = text.startsWith('-') ? '' : ' ';
    this.data += (command === this.last ? joint : command) + text;
    this.at = [round(end[0]), round(end[1])];
    this.last = command;
  }
}

const JOINT = [1 / 6, 4 / 6, 1 / 6] as const;
const NEAR = [2 / 3, 1 / 3, 0] as const;
const FAR = [1 / 3, 2 / 3, 0] as const;

/** Draws the spline over control points from the second to the last but one. */
function spline(pen: Pen, line: readonly Point[]): void {
  for (let i = 1; i + 2 < line.length; i += 1) {
    const [, from, to, after] = line.slice(i - 1, i + 3) as [Point, Point, Point, Point];
    const handle = i === 1 ? blend(from, to, to, NEAR) : null;
    pen.curve(handle, blend(from, to, to, FAR), blend(from, to, after, JOINT));
  }
}

/** The point that makes a spline start, or end, exactly on its first or last one. */
const beyond = (tip: Point, next: Point = tip): Point => [
  2 * tip[0] - next[0],
  2 * tip[1] - next[1],
];

/** From one sharp corner to the next: straight when nothing lies between them. */
function run(pen: Pen, line: readonly Point[]): void {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return;
  if (line.length === 2) pen.line(last);
  else spline(pen, [beyond(first, line[1]), ...line, beyond(last, line.at(-2))]);
}

function openPath(pen: Pen, line: readonly Knot[]): void {
  let piece: Point[] = [];
  for (const [index, { point, sharp }] of line.entries()) {
    if (index === 0) pen.move(point);
    piece.push(point);
    if (index > 0 && (sharp || index === line.length - 1)) {
      run(pen, piece);
      piece = [point];
    }
  }
}

function loopPath(pen: Pen, line: readonly Point[]): void {
  const at = (i: number): Point => line[(i + line.length) % line.length] as Point;
  pen.move(blend(at(-1), at(0), at(1), JOINT));
  for (let i = 0; i < line.length; i += 1) {
    const handle = i === 0 ? blend(at(0), at(1), at(1), NEAR) : null;
    pen.curve(
      handle,
      blend(at(i), at(i + 1), at(i + 1), FAR),
      blend(at(i), at(i + 1), at(i + 2), JOINT),
    );
  }
}

/** SVG path data of an open curve, which starts and ends on its end points. */
export function open(cage: Cage): string {
  const pen = new Pen();
  openPath(pen, knots(cage));
  return pen.data;
}

/** SVG path data of a closed curve. */
export function closed(cage: Cage): string {
  const line = knots(cage);
  const pen = new Pen();
  const corner = line.findIndex((knot) => knot.sharp);
  if (corner < 0)
    loopPath(
      pen,
      line.map((knot) => knot.point),
    );
  else openPath(pen, [...line.slice(corner), ...line.slice(0, corner + 1)]);
  return `${pen.data}z`;
}

const fromLeft = (half: readonly string[]): string[] =>
  half
    .filter((token) => !token.startsWith('0,'))
    .map((token) => `-${token}`)
    .reverse();

/** The whole closed cage of a half that is drawn from the centre line out and back to it. */
export function mirrored(cage: Cage): Cage {
  const half = cage.trim().split(/\s+/);
  return [...half, ...fromLeft(half)].join(' ');
}

/** The whole open cage of a half that is drawn from the centre line out. */
export function spanning(cage: Cage): Cage {
  const half = cage.trim().split(/\s+/);
  return [...fromLeft(half), ...half].join(' ');
}
