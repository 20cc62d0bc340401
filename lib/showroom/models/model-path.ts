import { BODY_NAMES, type BodyName, type CarDesign, THREE_DOOR_BODIES } from '../design-options';
import type { PaintName } from '../paints';
import { designName } from '../pictures/picture';
import { DESIGNS } from '../pictures/rendered-designs';

/**
 * Path of a design's 3D model for the site's own viewers: quantised, so they need no decoder, with
 * animations of its doors. The viewer sets the colour of its material 'paint'.
 */
export const modelPath = (design: CarDesign) => `/models/${designName(design)}.glb`;

/**
 * Path of a painted model for phones' own viewers, which open a hosted file and may not support
 * extensions of glTF: plain floats, doors closed.
 */
export const arModelPath = (design: CarDesign, paint: PaintName) =>
  `/models/${designName(design)}/${paint}.glb`;

/** The designs of a body, in all its door counts. */
function designsOf(body: BodyName): CarDesign[] {
  const usual = DESIGNS[body].map(([face, wheel]) => ({ body, face, wheel }));
  if (!THREE_DOOR_BODIES.includes(body)) return usual;
  return usual.flatMap((design) => [design, { ...design, doors: 3 as const }]);
}

/** All designs with a 3D model, without duplicates. */
export const MODEL_DESIGNS: readonly CarDesign[] = [
  ...new Map(BODY_NAMES.flatMap(designsOf).map((design) => [modelPath(design), design])).values(),
];
