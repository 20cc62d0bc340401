import { at } from '../geometry/numbers';
import type { Vec2 } from '../geometry/vector';
import type { Body } from './body';

/** Extra length of a three-door's doors, as a share of the car's length. */
const LONGER = 0.055;

/** Returns the body with one long door on each side in place of two: pillar, shut line and handle move back. */
export function threeDoor(body: Body): Body {
  const back = ([d, y]: Vec2): Vec2 => [d + body.length * LONGER, y];
  const [foot, head, half] = at(body.glass.pillars, 0);
  const rearEdge = foot[0] - 0.06;
  return {
    ...body,
    doors: [at(body.doors, 0).map((corner) => (corner[0] > rearEdge ? back(corner) : corner))],
    handles: [back(at(body.handles, 0))],
    glass: { ...body.glass, pillars: [[back(foot), back(head), half]] },
  };
}
