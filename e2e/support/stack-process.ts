/**
 * Runs the journeys' backend (fresh, seeded data) and site in one process. Prints one JSON line when
 * ready, and ends with its parent process, even when that is killed.
 */

import { type Chain, startAnvil } from '../../scripts/contracts/anvil';
import { deploy } from '../../scripts/contracts/deploy';
import { localAccounts, rolesOf } from '../../scripts/contracts/local-accounts';
import { type NodeProcess, runJobs, stopProcess } from '../../scripts/dev/processes';
import { seedDatabase } from '../../scripts/seed/seed';
import { type Backend, startBackend } from '../../supabase/local/backend';
import { freePort } from '../../supabase/local/free-port';
import { forgoDurability } from '../../supabase/local/postgres/forgo-durability';
import { migrateDatabase } from '../../supabase/local/postgres/migrate';
import { removeData } from '../../supabase/local/postgres/remove-data';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import { assertBuilt, dataFolder, type Site, startSite } from './site';
import type { Stack } from './stack';

let backend: Backend | undefined;
let site: Site | undefined;
let jobs: NodeProcess | undefined;
let anvil: Chain | undefined;

/** Starts a chain with the contracts on it. */
async function startChain() {
  anvil = await startAnvil({ port: 0 });
  const { rpcUrl } = anvil;
  const accounts = localAccounts();
  const options = { rpcUrl, deployer: accounts.deployer, roles: rolesOf(accounts) };
  return { rpcUrl, ...(await deploy(options)) };
}

/** The networks: this machine's chain, one that is read through the wallet, and one whose server is down. */
const networksOf = ({ chainId, rpcUrl, network: _, ...contracts }: Stack['chain']) =>
  JSON.stringify([
    { chainId, rpcUrl, contracts },
    { chainId: 11_155_111 },
    { chainId: 560_048, rpcUrl: 'http://127.0.0.1:1' },
  ]);

async function start(): Promise<Stack> {
  assertBuilt();
  await removeData(dataFolder);
  const sitePort = await freePort();
  const siteUrl = `http://localhost:${sitePort}`;
  // The cheapest hashes the backend allows: no journey is about hashing, and many sign up.
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  backend = await startBackend({
    dataDirectory: dataFolder,
    siteUrl,
    migrate: async (options) => {
      await forgoDurability(options.databaseUrl);
      return migrateDatabase(options);
    },
    say: (line) => console.error(line),
  });
  const { url: backendUrl, publishableKey, secretKey, mailDirectory, registryStandInUrl } = backend;
  const access = { backendUrl, publishableKey, secretKey, mailDirectory };
  // No page is requested before the catalogue is seeded.
  const [chain] = await Promise.all([
    startChain().then(async (started) => {
      site = await startSite({
        ...access,
        name: 'site',
        port: sitePort,
        registryStandInUrl,
        walletNetworks: networksOf(started),
      });
      return started;
    }),
    seedDatabase({ databaseUrl: backend.databaseUrl, vehicles: 1200 }),
  ]);
  const mailing = { SMTP_URL: '', SITE_URL: siteUrl, MAIL_DIRECTORY: mailDirectory };
  const working = runJobs(
    {
      ...mailing,
      SUPABASE_URL: backendUrl,
      SUPABASE_SECRET_KEY: secretKey,
      REGISTRY_STAND_IN_URL: registryStandInUrl,
      DVLA_API_KEY: '',
      DVSA_API_KEY: '',
    },
    ['ignore', 'inherit', 'inherit'],
  );
  jobs = working;
  // This precedes the first request for a page: a cached page would lack its MOT history.
  await working.lookedUp;
  return { ...access, databaseUrl: backend.databaseUrl, siteUrl, chain };
}

// This also runs if the process ends because its start never completes.
process.once('exit', () => anvil?.stop());

const starting = start();
let isStopping = false;

async function stop(exitCode: number) {
  if (isStopping) return;
  isStopping = true;
  // Waits for the start to finish: a partly started stack cannot be stopped.
  await starting.catch(() => {});
  if (jobs) await stopProcess(jobs);
  await site?.stop();
  await anvil?.stop();
  await backend?.stop();
  process.exit(exitCode);
}

process.stdin.on('end', () => stop(0)).resume();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop(0));

starting.then(
  (stack) => console.log(JSON.stringify(stack)),
  (error: unknown) => {
    console.error(error instanceof UserFacingError ? error.message : error);
    stop(1);
  },
);
