import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp, JWT_SECRET, PUBLISHABLE_KEY, SECRET_KEY } from './app';
import { AUTH_FIXES } from './auth-fixes';
import { openConnection } from './connection';
import { applyFixes, type Handler } from './fix';
import { freePort } from './free-port';
import { serveFunctions } from './functions';
import { migrateDatabase } from './migrate';
import { type RunningPostgres, startPostgres } from './postgres';
import { captureConsole, withRequestContext } from './request-context';
import { REST_FIXES } from './rest-fixes';

export interface BackendOptions {
  /** Holds the database, the mail and the logs; one process at a time owns it. */
  dataDirectory: string;
  /** Wished port on 127.0.0.1; a free one is taken when it is in use. */
  port?: number;
  /** Origin of the site, for the links in mails. */
  siteUrl: string;
  /** Defaults to `mail` in the data directory. */
  mailDirectory?: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  migrationsDirectory?: string;
  /** Hears one line for each thing worth knowing while it starts. */
  say?: (line: string) => void;
}

export interface Backend {
  url: string;
  publishableKey: string;
  secretKey: string;
  databaseUrl: string;
  mailDirectory: string;
  /** Resolves when the embedded database server is gone, wanted or not. */
  gone: Promise<void>;
  stop: () => Promise<void>;
}

const POOL_SIZE = 12;

/**
 * Starts a Supabase-compatible backend on this machine: PostgreSQL, migrations, REST and auth over HTTP.
 * Throws ForeseenError when another run owns the data directory or a migration fails.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDirectory = path.resolve(options.dataDirectory);
  const mailDirectory = path.resolve(options.mailDirectory ?? path.join(dataDirectory, 'mail'));
  mkdirSync(dataDirectory, { recursive: true });
  const database = await openDatabase({ ...options, dataDirectory });
  try {
    const { migrationsDirectory } = options;
    const applied = await migrateDatabase({
      databaseUrl: database.url,
      ...(migrationsDirectory && { migrationsDirectory }),
    });
    if (applied) options.say?.(`${applied} migrations applied`);
    const server = await serveApp({ ...options, dataDirectory, mailDirectory }, database.url);
    return {
      url: server.url,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
      databaseUrl: database.url,
      mailDirectory,
      gone: database.gone,
      stop: async () => {
        await server.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function openDatabase(options: BackendOptions): Promise<RunningPostgres> {
  if (!options.databaseUrl) return startPostgres({ ...options, port: undefined });
  return { url: options.databaseUrl, gone: new Promise(() => {}), stop: async () => {} };
}

async function serveApp(
  options: BackendOptions & { mailDirectory: string },
  databaseUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const logFile = path.join(options.dataDirectory, 'backend.log');
  captureConsole(logFile);
  const connection = openConnection(databaseUrl, POOL_SIZE);
  const app = createApp({ ...options, connection });
  await app.init();
  const tools = { sql: connection.driver, jwtSecret: JWT_SECRET };
  const handler = applyFixes(
    (request) => app.fetch(request),
    [serveFunctions(options.siteUrl), ...AUTH_FIXES, ...REST_FIXES],
    tools,
  );
  const answer: Handler = (request) => withRequestContext(logFile, () => handler(request));
  await warmUp(answer);
  const port = await freePort(options.port);
  const server = await listen(answer, port);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await close(server);
      await connection.close();
    },
  };
}

/**
 * The first request for a table makes lite read the schema; many at once would all read it. One for a
 * table that does not exist does that and nothing else.
 */
async function warmUp(answer: Handler): Promise<void> {
  const url = 'http://127.0.0.1/rest/v1/warm_up?limit=1';
  const response = await answer(new Request(url, { headers: { apikey: SECRET_KEY } }));
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
