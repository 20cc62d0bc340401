import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import postgres from 'postgres';
import { forgetMail } from '../mail/forget-mail';
import { openConnection } from '../postgres/connection';
import { serveRegistries } from '../registry/stand-in';
import { createApp } from './app';
import { AUTH_FIXES } from './auth-fixes';
import { applyFixes, type Handler } from './compatibility-fix';
import { serveFactors } from './factors';
import { serveFunctions } from './functions';
import type { ApiKeys } from './keys';
import { captureConsole, withRequestContext } from './request-context';
import { REST_FIXES } from './rest-fixes';
import { restrictPaths } from './restrict-paths';

export interface ApiOptions {
  databaseUrl: string;
  /** Port on 127.0.0.1; it must be free. */
  port: number;
  /** Origin of the site, for links in emails. */
  siteUrl: string;
  mailDirectory: string;
  storageDirectory: string;
  logFile: string;
  keys: ApiKeys;
}

const POOL_SIZE = 12;
const DATABASE_TIMEOUT_MS = 60_000;
/** Maximum seconds that running queries may take to finish when the API stops. */
const POOL_END_SECONDS = 3;

/**
 * Serves REST and auth over HTTP once the database accepts connections. `onDatabaseLost` is called
 * when the database closes a connection: the pool is unusable from then on.
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
  const { keys, logFile, siteUrl, mailDirectory } = options;
  const tools = { sql: connection.driver, jwtSecret: keys.jwtSecret };
  const functions = serveFunctions(siteUrl, keys.publishableKey);
  const handler = applyFixes(
    (request) => app.fetch(request),
    [
      restrictPaths,
      functions,
      serveRegistries(),
      forgetMail(mailDirectory),
      serveFactors(siteUrl, mailDirectory),
      ...AUTH_FIXES,
      ...REST_FIXES,
    ],
    tools,
  );
  const handleRequest: Handler = (request) => withRequestContext(logFile, () => handler(request));
  await warmUp(handleRequest, keys.secretKey);
  const server = await listen(handleRequest, options.port);
  return {
    stop: async () => {
      isStopping = true;
      await close(server);
      await connection.driver.end({ timeout: POOL_END_SECONDS });
    },
  };
}

/** Polls until the database accepts a query: it may be starting or recovering from a crash. */
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
 * Loads @supabase/lite's schema cache, which the first table request fills: concurrent first requests
 * would each read the schema. The table does not exist, so that nothing else happens.
 */
async function warmUp(handleRequest: Handler, secretKey: string): Promise<void> {
  const url = 'http://127.0.0.1/rest/v1/warm_up?limit=1';
  const response = await handleRequest(new Request(url, { headers: { apikey: secretKey } }));
  await response.text();
}

function listen(handleRequest: Handler, port: number): Promise<Server> {
  const server = createAdaptorServer({
    fetch: handleRequest,
    overrideGlobalObjects: false,
    // This option would close a connection half a second after a response while a large upload is still being sent,
    // which fails the upload: Node reads on until it ends.
    autoCleanupIncoming: false,
  }) as Server;
  // The timeout is longer than the clients' own keep-alive, so the server never closes a connection in use.
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
