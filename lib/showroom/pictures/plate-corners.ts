import 'server-only';
import { isAtPlace, lookName, type PictureView, type StagedView, type ViewName } from './picture';
import { type Corners, plateName } from './plate';
import written from './plate-corners.json';
import type { Look } from './rendered-designs';
import staged from './staged-corners.json';

type Numbers = readonly number[];
type CornersByName<View extends string> = Readonly<
  Record<string, Readonly<Partial<Record<View, Numbers>>>>
>;
/** By design without wheels, written by `npm run car:plates`. */
const CORNERS: CornersByName<ViewName> = written;
/** By look, written by `npm run car:staged`: each stands elsewhere. */
const STAGED_CORNERS: CornersByName<StagedView> = staged;

/** The corners of the number plate in a picture of a look; null without a plate. */
export function plateCornersOf(look: Look, view: PictureView): Corners | null {
  const found = isAtPlace(view)
    ? STAGED_CORNERS[lookName(look)]?.[view]
    : CORNERS[plateName(look)]?.[view];
  if (!found) return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = found;
  return [
    [x0, y0],
    [x1, y1],
    [x2, y2],
    [x3, y3],
  ];
}
