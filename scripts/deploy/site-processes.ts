import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from '../../supabase/local/backend';
import { freePort } from '../../supabase/local/free-port';
import { answers } from '../dev/ports';
import { type NodeProcess, spawnNode, stopProcess } from '../dev/processes';
import { readUnit } from './unit';

const START_MS = 60_000;

type Access = Pick<Backend, 'url' | 'publishableKey' | 'secretKey' | 'mailDirectory'>;

export interface SiteProcess {
  port: number;
  pid: number;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** Starts a process of the site as its unit does, on this port, else on a free one; its output goes to a file of the folder. */
export async function startSiteProcess(
  folder: string,
  siteUrl: string,
  backend: Access,
  { redisUrl = '', port: given }: { redisUrl?: string; port?: number } = {},
): Promise<SiteProcess> {
  const port = given ?? (await freePort());
  const log = openSync(path.join(folder, `site-${port}.log`), 'a');
  const unit = readUnit('forecourt@.service', `${port}`);
  const environment = {
    // The unit's is made of a port of four digits.
    METRICS_PORT: '',
    SITE_URL: siteUrl,
    CLAIMS: 'show-illustrative',
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    MAIL_DIRECTORY: backend.mailDirectory,
    REDIS_URL: redisUrl,
  };
  let next: NodeProcess;
  const start = async () => {
    next = spawnNode(unit.args, { ...unit.environment, ...environment }, ['ignore', log, log]);
    site.pid = next.child.pid ?? 0;
    const deadline = performance.now() + START_MS;
    while (!(await answers(port))) {
      const { exitCode, signalCode } = next.child;
      if (exitCode !== null || signalCode !== null || performance.now() > deadline) {
        await stopProcess(next, true);
        throw new Error(`A process of the site did not start: see ${folder}.`);
      }
      await wait(50);
    }
  };
  const site: SiteProcess = {
    port,
    pid: 0,
    start,
    stop: () => stopProcess(next),
    kill: () => stopProcess(next, true),
  };
  await start();
  return site;
}
