import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, readImports } from './imports';
import { ROOT } from './processes';
import { GROUP_NAMES, type GroupName, groupOf } from './test-groups';

const VERIFIED = path.join(ROOT, 'tests/verified-groups.json');

type Hashes = Partial<Record<GroupName, string>>;

const readVerified = (): Hashes =>
  existsSync(VERIFIED) ? JSON.parse(readFileSync(VERIFIED, 'utf8')) : {};

/** Returns the tests of a group: paths from the root. */
const testsOf = (name: GroupName): string[] => {
  const { journeys, files } = groupOf(name);
  return [
    ...filesIn('e2e').filter((file) => journeys?.test(file)),
    ...filesIn('tests').filter((file) => files?.test(file)),
  ];
};

let imports: ReturnType<typeof readImports> | undefined;

/** Returns the files of a group, and what its folders and tests import: paths from the root. */
export async function findImports(name: GroupName): Promise<string[]> {
  imports ??= readImports();
  const graph = await imports;
  const { folders, withoutImports = [], packages = [] } = groupOf(name);
  const found = new Set([...folders.flatMap(filesIn), ...testsOf(name)]);
  // The loop over a set also visits the items that it adds.
  for (const file of found) for (const next of graph.get(file) ?? []) found.add(next);
  for (const file of withoutImports.flatMap(filesIn)) found.add(file);
  for (const one of packages) found.add(`node_modules/${one}`);
  return [...found].sort();
}

/** The entries of package-lock.json, by the folder of each package. */
type Packages = Record<
  string,
  {
    version?: string;
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  }
>;

/** Returns the folder of a package that the one in `folder` imports. */
function findPackage(packages: Packages, folder: string, name: string): string {
  const nested = `${folder}/node_modules/${name}`;
  if (packages[nested]) return nested;
  const end = folder.lastIndexOf('/node_modules/');
  return end < 0 ? `node_modules/${name}` : findPackage(packages, folder.slice(0, end), name);
}

/** Returns these packages and all their dependencies, each with its version. */
function listVersions(packages: Packages, folders: string[]): string[] {
  const found = new Set(folders);
  for (const folder of found) {
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      found.add(findPackage(packages, folder, name));
  }
  return [...found].sort().map((folder) => `${folder} ${packages[folder]?.version}`);
}

/** Returns one hash of a group's imports: the contents of its files and the versions of its packages. */
export async function hashGroup(
  name: GroupName,
  read = (file: string): string | Buffer => readFileSync(path.join(ROOT, file)),
): Promise<string> {
  const { packages } = JSON.parse(String(read('package-lock.json')));
  const hash = createHash('sha256');
  const folders: string[] = [];
  for (const source of await findImports(name)) {
    const [folder] = /^node_modules\/(?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
    if (folder) folders.push(folder);
    // A module of Node has a name but no file.
    else if (existsSync(path.join(ROOT, source))) hash.update(`\n${source}\n`).update(read(source));
  }
  return hash.update(listVersions(packages, folders).join('\n')).digest('hex');
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

/** Returns the hashes of the groups whose step and test files are all among the proven ones. */
export const hashesOfProven = (proven: string[], hashes: Hashes): Hashes =>
  Object.fromEntries(
    Object.entries(hashes).filter(([key]) => {
      const name = key as GroupName;
      const { step } = groupOf(name);
      const wanted = [...testsOf(name), ...(step ? [step] : [])];
      return wanted.every((one) => proven.includes(one));
    }),
  );

/** Writes the hashes of the groups that `npm test` may leave out. */
export const recordVerifiedGroups = (hashes: Hashes) =>
  writeFileSync(VERIFIED, `${JSON.stringify(hashes, null, 2)}\n`);
