import { BODY_NAMES, type BodyName, type CarDesign, THREE_DOOR_BODIES } from './design';
import { DESIGNS } from './looks';
import { designName } from './picture';

/** Address of a car's 3D model, whose material 'paint' is for the viewer to colour. */
export const modelPath = (design: CarDesign) => `/models/${designName(design)}.glb`;

/** The designs of a body, each with every count of doors that the body is made with. */
function designsOf(body: BodyName): CarDesign[] {
  const usual = DESIGNS[body].map(([face, wheel]) => ({ body, face, wheel }));
  if (!THREE_DOOR_BODIES.includes(body)) return usual;
  return usual.flatMap((design) => [design, { ...design, doors: 3 as const }]);
}

/** Every design that there is a model of, once. */
export const MODEL_DESIGNS: readonly CarDesign[] = [
  ...new Map(BODY_NAMES.flatMap(designsOf).map((design) => [modelPath(design), design])).values(),
];
