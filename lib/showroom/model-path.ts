import type { BodyName } from './bodies/bodies';
import type { CarDesign } from './build-car';
import { DESIGNS } from './looks';
import { PAINT_NAMES, type PaintName } from './paints';

/** Address of a car's 3D model in one paint. */
export const modelPath = ({ body, face, wheel }: CarDesign, paint: PaintName) =>
  `/models/${body}-${face}-${wheel}-${paint}.glb`;

/** Every model there is, by the name of its file without paint and ending. */
const MODELS = new Map(
  (Object.keys(DESIGNS) as BodyName[]).flatMap((body) =>
    DESIGNS[body].map(([face, wheel]) => [
      `${body}-${face}-${wheel}`,
      { body, face, wheel } satisfies CarDesign,
    ]),
  ),
);

/** What a file's name asks for, or null when there is no such model. */
export function modelAt(file: string): { design: CarDesign; paint: PaintName } | null {
  const [, name = '', colour] = /^([a-z]+(?:-[a-z]+){2,3})-([a-z]+)\.glb$/.exec(file) ?? [];
  const design = MODELS.get(name);
  const paint = PAINT_NAMES.find((known) => known === colour);
  return design && paint ? { design, paint } : null;
}
