import 'server-only';
import type { CarDesign } from './design-options';
import type { ViewName } from './picture';
import { type Corners, plateName } from './plate';
import written from './plate-corners.json';

type Numbers = readonly number[];
const CORNERS: Readonly<Record<string, Readonly<Partial<Record<ViewName, Numbers>>>>> = written;

/** Where a picture of a design shows its number plate, written by `npm run plates`; null without one. */
export function plateCornersOf(design: Omit<CarDesign, 'wheel'>, view: ViewName): Corners | null {
  const found = CORNERS[plateName(design)]?.[view];
  if (!found) return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = found;
  return [
    [x0, y0],
    [x1, y1],
    [x2, y2],
    [x3, y3],
  ];
}
