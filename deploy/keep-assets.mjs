// node deploy/keep-assets.mjs <build folder> <assets folder>: adds the files of a build, also compressed, to the files
// that nginx serves, so that pages of earlier builds find theirs. Removes files that no build of the last 30 days has.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MAX_AGE_MS = 30 * 24 * 3600 * 1000;
const COMPRESSED = /\.(js|css|svg|json|txt|map)$/;

const [build, assets] = process.argv.slice(2);
if (!build || !assets) {
  console.error('Usage: node deploy/keep-assets.mjs <build folder> <assets folder>');
  process.exit(2);
}

const filesOf = async (folder) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path: older, name }) => path.join(parentPath ?? older, name));

const source = path.join(build, 'static');
const target = path.join(assets, '_next/static');

/** Writes a file atomically, because nginx may read it at any moment. */
async function put(file, bytes) {
  await writeFile(`${file}.part`, bytes, { mode: 0o644 });
  await rename(`${file}.part`, file);
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

async function add(file) {
  const place = path.join(target, path.relative(source, file));
  const now = new Date();
  const places = COMPRESSED.test(file) ? [`${place}.br`, `${place}.gz`, place] : [place];
  // Names contain a hash of the content, so existing files are current.
  if (places.every((each) => existsSync(each))) {
    for (const each of places) await utimes(each, now, now);
    return 0;
  }
  const bytes = await readFile(file);
  await mkdir(path.dirname(place), { recursive: true });
  if (places.length > 1) {
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await put(`${place}.br`, await toBrotli(bytes, { params: size }));
    await put(`${place}.gz`, await toGzip(bytes, { level: 9 }));
  }
  await put(place, bytes);
  return 1;
}

let added = 0;
for (const file of await filesOf(source)) added += await add(file);
let removed = 0;
for (const file of await filesOf(target)) {
  if (Date.now() - (await stat(file)).mtimeMs < MAX_AGE_MS) continue;
  await rm(file);
  removed += 1;
}
console.log(`${added} files added, ${removed} removed`);
