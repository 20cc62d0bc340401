import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import cruiser from '../../tests/dependency-cruiser.mjs';
import { GROUP_NAMES, type GroupName, JOURNEY_GROUPS } from './journey-groups';
import { ROOT } from './processes';

const VERIFIED = path.join(ROOT, 'tests/verified-journeys.json');

type Hashes = Partial<Record<GroupName, string>>;

const readVerified = (): Hashes =>
  existsSync(VERIFIED) ? JSON.parse(readFileSync(VERIFIED, 'utf8')) : {};

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'));

/** Returns the files of a group's folders, and the modules that they and the group's journeys import: paths from the root. */
export async function findImports(name: GroupName): Promise<string[]> {
  const { folders, journeys } = JOURNEY_GROUPS[name];
  const { output } = await cruise(
    [...folders, ...filesIn('e2e').filter((file) => journeys.test(file))],
    { ...cruiser.options, baseDir: ROOT },
    undefined,
    { tsConfig: extractTSConfig(path.join(ROOT, 'tsconfig.json')) },
  );
  const modules = (output as ICruiseResult).modules.map(({ source }) => source);
  return [...new Set([...folders.flatMap(filesIn), ...modules])].sort();
}

/** Returns one hash of what a group imports: the contents of its files, the versions of its packages. */
export async function hashGroup(
  name: GroupName,
  read = (file: string): string | Buffer => readFileSync(path.join(ROOT, file)),
): Promise<string> {
  const { packages } = JSON.parse(String(read('package-lock.json')));
  const hash = createHash('sha256');
  for (const source of await findImports(name)) {
    hash.update(`\n${source}\n`);
    const [folder] = /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
    if (folder) hash.update(String(packages[folder]?.version));
    // A module of Node has a name, and no file.
    else if (existsSync(path.join(ROOT, source))) hash.update(read(source));
  }
  return hash.digest('hex');
}

/** Returns the hash of each group. */
export async function hashGroups(): Promise<Hashes> {
  const hashes: Hashes = {};
  for (const name of GROUP_NAMES) hashes[name] = await hashGroup(name);
  return hashes;
}

/** Returns the groups whose hash is on record. */
export const findUnchangedGroups = (hashes: Hashes, verified = readVerified()): GroupName[] =>
  GROUP_NAMES.filter((name) => hashes[name] && hashes[name] === verified[name]);

/** Returns the hashes of the groups of which no journey is in these files. */
export const withoutGroupsOf = (files: string[], hashes: Hashes): Hashes =>
  Object.fromEntries(
    Object.entries(hashes).filter(([name]) => {
      const { journeys } = JOURNEY_GROUPS[name as GroupName];
      return !files.some((file) => journeys.test(file));
    }),
  );

/** Writes the hashes of the groups whose journeys have all passed, at their first try, in a whole run. */
export const recordVerifiedGroups = (hashes: Hashes) =>
  writeFileSync(VERIFIED, `${JSON.stringify(hashes, null, 2)}\n`);
