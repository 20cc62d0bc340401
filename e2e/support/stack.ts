import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Deployment } from '../../scripts/contracts/deploy';
import { ROOT } from '../../scripts/dev/processes';

/** Addresses and keys of the site under test (production build) and its seeded backend. */
export interface Stack {
  siteUrl: string;
  backendUrl: string;
  publishableKey: string;
  secretKey: string;
  /** The database, for changes that no interface offers, such as granting the staff role. */
  databaseUrl: string;
  /** Emails the backend sent, one file each. */
  mailDirectory: string;
  /** A chain on this machine with the contracts on it. */
  chain: Deployment & { rpcUrl: string };
}

const variable = 'E2E_STACK';

/** Starts the stack in a child process; returns a function that stops it. */
export async function startStack(): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('stack-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-8000);
  });
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve(line);
      else said += `${line}\n`;
    });
  });
  const line = await Promise.race([ready, gone.then(() => null)]);
  if (line === null) throw new Error(`The journeys' backend and site did not start.\n${said}`);
  process.env[variable] = line;
  return async () => {
    child.stdin.end();
    await gone;
  };
}

/** Returns the running stack, for tests and fixtures. */
export function currentStack(): Stack {
  const text = process.env[variable];
  if (!text) throw new Error('The journeys need their global setup: run npm run test:e2e.');
  return JSON.parse(text);
}
