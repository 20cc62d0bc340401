import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listenOn, ROOT, runNext, stopProcess } from '../../scripts/dev/processes';
import { freePort } from '../../supabase/local/free-port';

export const dataFolder = join(ROOT, '.data/test/e2e');
const build = process.env.NEXT_DIST_DIR ?? '.next-test';
export const buildFolder = join(ROOT, build);
const startSeconds = 60;

export interface SiteOptions {
  /** Name of its log file in the data folder. */
  name: string;
  /** Defaults to a free port. */
  port?: number;
  backendUrl: string;
  publishableKey: string;
  secretKey: string;
  mailDirectory: string;
  /** The stand-in of the registries; without it they are not configured. */
  registryStandInUrl?: string;
  /** The value of WALLET_NETWORKS; without it the site's own default. */
  walletNetworks?: string;
}

export interface Site {
  url: string;
  stop(): Promise<void>;
}

/** Throws an error with a one-line message when there is no production build to test. */
export function assertBuilt() {
  if (existsSync(join(buildFolder, 'BUILD_ID'))) return;
  throw new Error(`No build in ${build}: run npm test -- --only build first.`);
}

/** Serves the production build against a backend. */
export async function startSite(options: SiteOptions): Promise<Site> {
  assertBuilt();
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: 'production',
    NEXT_DIST_DIR: build,
    SITE_URL: url,
    SUPABASE_URL: options.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: options.publishableKey,
    SUPABASE_SECRET_KEY: options.secretKey,
    MAIL_DIRECTORY: options.mailDirectory,
    DVLA_API_KEY: '',
    DVSA_API_KEY: '',
    HISTORY_CHECK_URL: '',
    HISTORY_CHECK_KEY: '',
    REGISTRY_STAND_IN_URL: options.registryStandInUrl ?? '',
    WALLET_NETWORKS: options.walletNetworks ?? '',
    // Each journey sends its own X-Forwarded-For, so that rate limits see separate clients.
    TRUSTED_PROXY: '1',
  };
  // It is longer than a journey's pauses: closing an idle connection would reset a request that has just taken it.
  const patient = ['--keepAliveTimeout', '65000'];
  const next = runNext(['start', ...patient, ...listenOn('127.0.0.1', port)], environment, [
    'ignore',
    'pipe',
    'pipe',
  ]);
  const logs = join(dataFolder, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = createWriteStream(join(logs, `${options.name}.log`));
  let said = '';
  for (const stream of [next.child.stdout, next.child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      log.write(text);
    });
  }
  let hasEnded = false;
  next.exited.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + startSeconds * 1000;
  while (!(await answers(url))) {
    if (hasEnded || Date.now() > deadline) {
      await stopProcess(next);
      throw new Error(`The site did not start on port ${port}.\n${said}`);
    }
    await wait(100);
  }
  return { url, stop: () => stopProcess(next).then(() => void log.end()) };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/robots.txt`, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
