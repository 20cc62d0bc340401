// npm run schema:baseline: writes the first migration from supabase/schemas. It is for a new start alone: a database
// with the older baseline refuses the newer one.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASELINE_FILE, baselineOf, readSchemas } from './schemas/schema-files';

writeFileSync(BASELINE_FILE, baselineOf(readSchemas()));
console.log(`Wrote ${path.relative(process.cwd(), BASELINE_FILE)}`);
