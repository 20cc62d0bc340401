import { closeSync } from 'node:fs';
import path from 'node:path';
import { apiKeys } from './api/keys';
import { startApiThread } from './api/start-worker';
import { freePort } from './free-port';
import { keepRunning } from './postgres/keep-running';
import { migrateDatabase } from './postgres/migrate';
import { type RunningPostgres, startPostgres } from './postgres/postgres';
import { makePrivateFolder, openLog } from './private-files';
import { REGISTRIES } from './registry/stand-in';

export interface BackendOptions {
  /** Holds the database, stored files, emails and logs; owned by one process at a time. */
  dataDirectory: string;
  /** Preferred port on 127.0.0.1; falls back to a free one when it is in use. */
  port?: number;
  /** Origin of the site, for links in emails. */
  siteUrl: string;
  /** Defaults to `mail` in the data directory. */
  mailDirectory?: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  migrationsDirectory?: string;
  /** Brings the database up to date; by default with all that it lacks of a hosted project. */
  migrate?: typeof migrateDatabase;
  /** Starts the API; in a thread of its own unless told otherwise. */
  startApi?: typeof startApiThread;
  /** Receives one line for each notable event during the start. */
  say?: (line: string) => void;
}

export interface Backend {
  url: string;
  publishableKey: string;
  secretKey: string;
  databaseUrl: string;
  mailDirectory: string;
  /** The stand-in of DVLA and DVSA, part of the API. */
  registryStandInUrl: string;
  /** Resolves with a readable reason when the backend has stopped or cannot be restarted. */
  gone: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts a local Supabase-compatible backend: PostgreSQL, migrations, REST, auth and storage over HTTP.
 * Throws UserFacingError when another process owns the data directory or a migration fails.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDirectory = path.resolve(options.dataDirectory);
  const mailDirectory = path.resolve(options.mailDirectory ?? path.join(dataDirectory, 'mail'));
  const database = await openDatabase({ ...options, dataDirectory });
  try {
    const { migrate = migrateDatabase, migrationsDirectory } = options;
    const applied = await migrate({
      databaseUrl: database.url,
      ...(migrationsDirectory && { migrationsDirectory }),
    });
    if (applied) options.say?.(`${applied} migrations applied`);
    makePrivateFolder(mailDirectory);
    const storageDirectory = path.join(dataDirectory, 'storage');
    makePrivateFolder(storageDirectory);
    const logFile = path.join(dataDirectory, 'backend.log');
    closeSync(openLog(logFile));
    const keys = apiKeys(dataDirectory);
    const port = await freePort(options.port);
    const { siteUrl, say = () => {}, startApi = startApiThread } = options;
    const databaseUrl = database.url;
    const api = await keepRunning(
      (signal) =>
        startApi(
          { databaseUrl, port, siteUrl, mailDirectory, storageDirectory, logFile, keys },
          signal,
        ),
      say,
    );
    return {
      url: `http://127.0.0.1:${port}`,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      databaseUrl,
      mailDirectory,
      registryStandInUrl: `http://127.0.0.1:${port}${REGISTRIES}`,
      gone: Promise.race([database.gone, api.gone]),
      stop: async () => {
        await api.stop();
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
