import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import rules from '../../tests/dependency-cruiser.mjs';
import { ROOT } from './processes';

const SOURCES = [
  'app',
  'components',
  'lib',
  'supabase',
  'scripts',
  'tests',
  'e2e',
  'instrumentation.ts',
  'middleware.ts',
];

/** The imports that the last check read, with the hash of what it read. */
const STORED = path.join(ROOT, '.data/test/imports.json');

/** By the path of each module the paths of those that it imports, from the root. */
type Imports = Map<string, string[]>;

/** Returns the files of a folder, or the file itself: paths from the root. */
export const filesIn = (entry: string): string[] =>
  statSync(path.join(ROOT, entry)).isFile()
    ? [entry]
    : readdirSync(path.join(ROOT, entry), { recursive: true, withFileTypes: true })
        .filter((found) => found.isFile())
        .map((found) => path.relative(ROOT, path.join(found.parentPath, found.name)))
        .map((file) => file.replaceAll('\\', '/'));

/** Returns one hash of all files that decide which modules there are and what they import. */
function hashSources(): string {
  const hash = createHash('sha256');
  const files = [...SOURCES, 'package-lock.json', 'tsconfig.json'].flatMap(filesIn);
  for (const file of files.filter((one) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(one)).sort())
    hash.update(`\n${file}\n`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/** Reads what all modules import, checks it by the import rules, and stores it for `readImports`. */
export async function checkImports(): Promise<ICruiseResult> {
  const hash = hashSources();
  // These load TypeScript, which takes two seconds.
  const { cruise } = await import('dependency-cruiser');
  const { default: extractTSConfig } = await import(
    'dependency-cruiser/config-utl/extract-ts-config'
  );
  const { forbidden, options } = rules;
  const { output } = await cruise(
    SOURCES,
    { ...options, baseDir: ROOT, validate: true, ruleSet: { forbidden } },
    undefined,
    { tsConfig: extractTSConfig(path.join(ROOT, 'tsconfig.json')) },
  );
  const result = output as ICruiseResult;
  const imports = result.modules.map(({ source, dependencies }) => [
    source,
    dependencies.map(({ resolved }) => resolved),
  ]);
  // Two processes may store them at once.
  const written = `${STORED}.${process.pid}`;
  mkdirSync(path.dirname(STORED), { recursive: true });
  writeFileSync(written, JSON.stringify({ hash, imports }));
  renameSync(written, STORED);
  return result;
}

/** Returns the imports of all modules: the stored ones, if no source has changed since. */
export async function readImports(): Promise<Imports> {
  const stored = () => JSON.parse(readFileSync(STORED, 'utf8'));
  if (!existsSync(STORED) || stored().hash !== hashSources()) await checkImports();
  return new Map(stored().imports);
}
