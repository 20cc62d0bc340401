// npm run schema:served: writes what this release reads of the API. Run at a release, never to make its test pass.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namedIn, readSchema } from './schemas/served-schema';

const ROOT = path.resolve(import.meta.dirname, '..');
const TYPES = path.join(ROOT, 'lib/supabase/database.types.ts');
const FILE = path.join(ROOT, 'deploy/served-schema.json');

/** What runs beside a database in production: the site, its jobs and scripts, the sitemap function. */
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'supabase/functions'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(ROOT, folder, name))
    .filter((name) => name !== TYPES)
    .map((name) => readFileSync(name, 'utf8')),
);
const served = namedIn(readSchema(readFileSync(TYPES, 'utf8')), sources);
writeFileSync(FILE, `${JSON.stringify(served, null, 1)}\n`);
console.log(`Wrote ${path.relative(ROOT, FILE)}`);
