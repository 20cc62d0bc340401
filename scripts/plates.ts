/** `npm run car:plates`: writes the places of the number plates in the pictures of each design. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { plateName } from '@/lib/showroom/pictures/plate';
import { DESIGNS } from '@/lib/showroom/pictures/rendered-designs';
import { platesOf } from './showroom/rendering/plate-corners';

const file = path.resolve(import.meta.dirname, '../lib/showroom/pictures/plate-corners.json');
const plates = Object.fromEntries(
  BODY_NAMES.flatMap((body) =>
    DESIGNS[body].map(([face, wheel, doors]) => {
      const design = { body, face, wheel, doors };
      return [plateName(design), platesOf(design)];
    }),
  ),
);
writeFileSync(file, `${JSON.stringify(plates)}\n`);
console.log(`plates of ${Object.keys(plates).length} designs`);
