import { BODY_NAMES, type BodyName, THREE_DOOR_BODIES } from './bodies/bodies';
import type { CarDesign } from './build-car';
import { DESIGNS } from './looks';
import { PAINT_NAMES, type PaintName } from './paints';
import { designName } from './picture';

/** Address of a car's 3D model in one paint. */
export const modelPath = (design: CarDesign, paint: PaintName) =>
  `/models/${designName(design)}-${paint}.glb`;

/** The designs of a body, each with every count of doors that the body is made with. */
function designsOf(body: BodyName): CarDesign[] {
  const usual = DESIGNS[body].map(([face, wheel]) => ({ body, face, wheel }));
  if (!THREE_DOOR_BODIES.includes(body)) return usual;
  return usual.flatMap((design) => [design, { ...design, doors: 3 as const }]);
}

/** Every model there is, by the name of its file without paint and ending. */
const MODELS = new Map(BODY_NAMES.flatMap(designsOf).map((design) => [designName(design), design]));

/** What a file's name asks for, or null when there is no such model. */
export function modelAt(file: string): { design: CarDesign; paint: PaintName } | null {
  const [, name = '', colour] = /^([a-z]+(?:-[a-z]+){2,4})-([a-z]+)\.glb$/.exec(file) ?? [];
  const design = MODELS.get(name);
  const paint = PAINT_NAMES.find((known) => known === colour);
  return design && paint ? { design, paint } : null;
}
