import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { answers } from '@/scripts/dev/ports';
import { ROOT } from '@/scripts/dev/processes';
import { seedDatabase } from '@/scripts/seed/seed';
import { startBackend } from '@/supabase/local/backend';
import { followReadme, README, readBlocks } from './debian/follow-readme';
import { BUILD } from './stack';

const run = promisify(execFile);
const FOLDER = path.join(ROOT, '.data/test/debian');
const PORTS = [80, 443, 3001, 3002, 6379, 8081];

/** Returns the mirror of Debian 12 that this machine installs from; undefined without one. */
function mirror(): string | undefined {
  try {
    const targets = ['--format', '$(REPO_URI) $(CODENAME)', 'Created-By: Packages'];
    const lines = execFileSync('apt-get', ['indextargets', ...targets], { encoding: 'utf8' });
    return /^(\S+?)\/? bookworm$/m.exec(lines)?.[1];
  } catch {
    return undefined;
  }
}

const site = mirror();

/** Returns why a fresh Debian cannot be made here; undefined if it can. */
async function obstacle(): Promise<string | undefined> {
  try {
    execFileSync('debootstrap', ['--version'], { stdio: 'ignore' });
    execFileSync('unshare', ['--mount', '--pid', '--fork', 'true'], { stdio: 'ignore' });
  } catch {
    return 'debootstrap is not installed, or this account may not mount';
  }
  if (process.getuid?.() !== 0) return 'only root may make one';
  const release = `${site}/dists/bookworm/Release`;
  if (!(await fetch(release, { method: 'HEAD' }).catch(() => null))?.ok)
    return 'no mirror of Debian 12 is reached';
  for (const port of PORTS) if (await answers(port)) return `port ${port} is in use`;
  return undefined;
}

test('every block of the guide says for which machine it is', () => {
  const guide = README.slice(README.indexOf('## From nothing'), README.indexOf('## A new build'));
  const opened = guide.match(/^ *```\S.*$/gm) ?? [];
  expect(readBlocks(guide)).toHaveLength(opened.length);
  expect(opened.length).toBeGreaterThan(15);
});

const hindrance = await obstacle();

describe.skipIf(hindrance)(
  `the guide in a fresh Debian${hindrance ? `: ${hindrance}` : ''}`,
  () => {
    test('its blocks, as they stand, lead to a page from the cache', {
      timeout: 1_500_000,
    }, async () => {
      if (!existsSync(path.join(BUILD, 'BUILD_ID')))
        throw new Error('No build to test: run npm test -- --only build first.');
      rmSync(FOLDER, { recursive: true, force: true });
      const root = path.join(FOLDER, 'root');
      mkdirSync(root, { recursive: true });
      await run('debootstrap', ['--variant=minbase', 'bookworm', root, `${site}`], {
        maxBuffer: 64 * 1024 * 1024,
      });
      const siteUrl = 'https://forecourt.example';
      const backend = await startBackend({ dataDirectory: path.join(FOLDER, 'data'), siteUrl });
      try {
        await seedDatabase({ databaseUrl: backend.databaseUrl, vehicles: 60 });
        const variables = {
          NAME: 'forecourt.example',
          MAIL: 'admin@forecourt.example',
          FIRST: '127.0.0.2',
          SECOND: '127.0.0.3',
          SMTP_URL: 'smtp://127.0.0.1:9',
          SUPABASE_URL: backend.url,
          SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
          SUPABASE_SECRET_KEY: backend.secretKey,
        };
        const { code, printed } = await followReadme({ root, tree: ROOT, build: BUILD, variables });
        expect(code, printed.slice(-4000)).toBe(0);
        const lines = printed.split(/\r?\n/);
        expect(lines).toContain('HTTP/2 200 ');
        // More than a second later the cached page is served while a new one is fetched.
        expect(printed).toMatch(/^x-cache: (HIT|STALE|UPDATING|REVALIDATED)\r?$/m);
      } finally {
        await backend.stop();
        rmSync(FOLDER, { recursive: true, force: true });
      }
    });
  },
);
