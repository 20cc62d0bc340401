import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import postgres from 'postgres';
import { forgetMail } from '../mail/forget-mail';
import { openConnection } from '../postgres/connection';
import { createApp } from './app';
import { AUTH_FIXES } from './auth-fixes';
import { applyFixes, type Handler } from './compatibility-fix';
import { serveFunctions } from './functions';
import type { ApiKeys } from './keys';
import { captureConsole, withRequestContext } from './request-context';
import { REST_FIXES } from './rest-fixes';
import { restrictPaths } from './restrict-paths';

export interface ApiOptions {
  databaseUrl: string;
  /** On 127.0.0.1; it must be free. */
  port: number;
  /** Origin of the site, for the links in mails. */
  siteUrl: string;
  mailDirectory: string;
  logFile: string;
  keys: ApiKeys;
}

const POOL_SIZE = 12;
const DATABASE_TIMEOUT_MS = 60_000;
/** How long the queries under way may take when the API stops. */
const POOL_END_SECONDS = 3;

/**
 * Serves REST and auth over HTTP as soon as the database answers. `onDatabaseLost` hears of the first
 * connection that the database closes: the pool cannot be used any more then.
 */
export async function serveApi(
  options: ApiOptions,
  onDatabaseLost: () => void,
): Promise<{ stop: () => Promise<void> }> {
  captureConsole();
  await awaitDatabase(options.databaseUrl);
  let isStopping = false;
  const connection = openConnection(options.databaseUrl, POOL_SIZE, () => {
    if (!isStopping) onDatabaseLost();
  });
  const app = createApp({ ...options, connection });
  await app.init();
  const { keys, logFile } = options;
  const tools = { sql: connection.driver, jwtSecret: keys.jwtSecret };
  const functions = serveFunctions(options.siteUrl, keys.publishableKey);
  const handler = applyFixes(
    (request) => app.fetch(request),
    [restrictPaths, functions, forgetMail(options.mailDirectory), ...AUTH_FIXES, ...REST_FIXES],
    tools,
  );
  const answer: Handler = (request) => withRequestContext(logFile, () => handler(request));
  await warmUp(answer, keys.secretKey);
  const server = await listen(answer, options.port);
  return {
    stop: async () => {
      isStopping = true;
      await close(server);
      await connection.driver.end({ timeout: POOL_END_SECONDS });
    },
  };
}

/** Waits while the database starts or recovers from a crash. */
async function awaitDatabase(databaseUrl: string): Promise<void> {
  const deadline = Date.now() + DATABASE_TIMEOUT_MS;
  for (;;) {
    const sql = postgres(databaseUrl, { max: 1, connect_timeout: 5, onnotice: () => {} });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await sql.end({ timeout: 1 });
    }
    await wait(100);
  }
}

/**
 * The first request for a table makes lite read the schema; many at once would all read it. One for a
 * table that does not exist does that and nothing else.
 */
async function warmUp(answer: Handler, secretKey: string): Promise<void> {
  const url = 'http://127.0.0.1/rest/v1/warm_up?limit=1';
  const response = await answer(new Request(url, { headers: { apikey: secretKey } }));
  await response.text();
}

function listen(answer: Handler, port: number): Promise<Server> {
  const server = createAdaptorServer({ fetch: answer, overrideGlobalObjects: false }) as Server;
  // Longer than the clients keep their idle connections, so that none is closed under a request.
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
