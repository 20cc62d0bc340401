import type { PictureView } from './picture';
import { plateCornersOf } from './plate-corners';
import type { Look } from './rendered-designs';

const ENDS: Readonly<Record<PictureView, string>> = {
  front: 'front',
  side: 'side',
  rear: 'rear',
  nose: 'nose',
  'home-front': 'front',
  'home-rear': 'rear',
  'dealer-front': 'front',
};

/**
 * The angle from which a picture shows its car: its end, and the half of the picture with the
 * plate. The camera stood on either side at places.
 */
export function angleOf(look: Look, view: PictureView): string {
  const corners = plateCornersOf(look, view);
  if (!corners) return ENDS[view];
  const [[left], [right]] = corners;
  return `${ENDS[view]}, ${left + right < 1 ? 'left' : 'right'}`;
}
