import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import { type NodeProcess, ROOT, runNext } from './processes';
import { say, saySlowly } from './report';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Number of characters shown from the end of a failed build's output, where the error is. */
const SHOWN_CHARACTERS = 20_000;

/** Entries of the build folder that the site is served from; the others are caches and traces. */
const BUILT = /^(server|static|build|BUILD_ID|[\w-]+\.json)$/;

const distDirectory = () => path.join(ROOT, process.env.NEXT_DIST_DIR ?? '.next');
const stampFile = () => path.join(distDirectory(), 'source.sha256');

/**
 * Builds the site unless the last build is complete and its source files are unchanged. `track`
 * receives the build process.
 */
export async function buildWhenStale(
  env: Record<string, string>,
  track: (next: NodeProcess) => void,
): Promise<void> {
  const sources = hashSources();
  if (isStamped(sources)) {
    say('the build is up to date');
    return;
  }
  rmSync(stampFile(), { force: true });
  const done = saySlowly('building the site, which takes a minute or so');
  const next = runNext(['build'], env, ['ignore', 'pipe', 'pipe']);
  track(next);
  let output = '';
  for (const stream of [next.child.stdout, next.child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await next.exited;
  if (code === null) {
    done('the build was killed');
    throw new UserFacingError(
      'The build was killed before it was complete: is there enough memory?',
    );
  }
  if (code !== 0) {
    done('the build failed:');
    console.error(output.slice(-SHOWN_CHARACTERS));
    throw new UserFacingError('The site does not build: the reason is above.');
  }
  writeFileSync(stampFile(), stampOf(sources));
  done('the site is built');
}

/** Marks the existing build as built from the current source files. */
export const stampBuild = () => writeFileSync(stampFile(), stampOf(hashSources()));

/** Returns whether the existing build is complete and was built from these source files. */
export const isStamped = (sources = hashSources()) =>
  existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === stampOf(sources);

/** Hashes of sources and build output, so that a damaged or missing output file is detected too. */
const stampOf = (sources: string) => `${sources}\n${hashBuild()}\n`;

const hashSources = () => hashFiles(ROOT, SOURCES);

function hashBuild(): string {
  const directory = distDirectory();
  return hashFiles(
    directory,
    readdirSync(directory)
      .filter((name) => BUILT.test(name))
      .sort(),
  );
}

/** Hashes the names and contents of all files under these paths. */
function hashFiles(root: string, places: string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(path.join(root, place))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesUnder(target: string): string[] {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [target];
  return readdirSync(target)
    .sort()
    .flatMap((name) => filesUnder(path.join(target, name)));
}
