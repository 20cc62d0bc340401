import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import { type NextProcess, ROOT, runNext } from './next';
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
/** Of a failed build, the end says what is wrong. */
const SHOWN_CHARACTERS = 20_000;

/** What the build makes and the site is served from; the rest beside it is Next's scratch paper. */
const BUILT = /^(server|static|build|BUILD_ID|[\w-]+\.json)$/;

const distDirectory = () => path.join(ROOT, process.env.NEXT_DIST_DIR ?? '.next');
const stampFile = () => path.join(distDirectory(), 'source.sha256');

/**
 * Builds the site unless the last build was made from the same files and is whole. `track` hears of the
 * process.
 */
export async function buildWhenStale(
  env: Record<string, string>,
  track: (next: NextProcess) => void,
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
    done('the build was ended');
    throw new UserFacingError('The build was ended before it was done: is there enough memory?');
  }
  if (code !== 0) {
    done('the build failed:');
    console.error(output.slice(-SHOWN_CHARACTERS));
    throw new UserFacingError('The site does not build: the reason is above.');
  }
  writeFileSync(stampFile(), stampOf(sources));
  done('the site is built');
}

/** Takes the build that is there for one of the source files as they are now. */
export const stampBuild = () => writeFileSync(stampFile(), stampOf(hashSources()));

/** Whether the build that is there was made from these source files, and is whole. */
export const isStamped = (sources = hashSources()) =>
  existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === stampOf(sources);

/** What the build was made from, and what it is: a file that is damaged or missing changes it. */
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

/** A hash of every file in these places: names and contents. */
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
