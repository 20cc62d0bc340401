/** `npm run car:outlines`: draws every body from the side and from above, for the showroom's plan. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { outlineOf } from './showroom/outlines/outline';

const file = path.resolve(import.meta.dirname, '../lib/showroom/fit/outlines.json');
const outlines = Object.fromEntries(BODY_NAMES.map((body) => [body, outlineOf(body)]));
writeFileSync(file, `${JSON.stringify(outlines, null, 2)}\n`);
console.log(`${BODY_NAMES.length} outlines`);
