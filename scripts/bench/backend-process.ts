/**
 * Backend of the benchmark, in a separate process so that its CPU time is measured separately from the
 * load generator's. Prints one JSON line when ready, and ends with its parent process.
 */
import { parseArgs } from 'node:util';
import { type Backend, startBackend } from '../../supabase/local/backend';
import { UserFacingError } from '../../supabase/local/user-facing-error';

const { positionals } = parseArgs({ allowPositionals: true });
const [dataDirectory = '', siteUrl = ''] = positionals;
const starting = startBackend({ dataDirectory, siteUrl, say: (line) => console.error(line) });
let isStopping = false;

async function stop(exitCode: number) {
  if (isStopping) return;
  isStopping = true;
  // Waits for the start to finish: a partly started backend cannot be stopped.
  const backend: Backend | null = await starting.catch(() => null);
  await backend?.stop();
  process.exit(exitCode);
}

process.stdin.on('end', () => stop(0)).resume();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop(0));

starting.then(
  ({ url, publishableKey, secretKey, databaseUrl, mailDirectory }) =>
    console.log(JSON.stringify({ url, publishableKey, secretKey, databaseUrl, mailDirectory })),
  (error: unknown) => {
    console.error(error instanceof UserFacingError ? error.message : error);
    stop(1);
  },
);
