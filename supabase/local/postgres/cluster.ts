import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserFacingError } from '../user-facing-error';
import { closedFolder, outsideFolder, type ServerAccount, serverAccount } from './server-account';
import { type ServerFiles, serverFiles } from './server-files';

const run = promisify(execFile);

/** A database cluster on disk (PostgreSQL's data directory) and what is needed to run it. */
export interface Cluster {
  directory: string;
  password: string;
  account: ServerAccount | null;
  files: ServerFiles;
}

interface Marker {
  /** Data directory it was created in: a copied project must not share the original's cluster. */
  madeIn: string;
  /** Folder outside the project that holds the cluster; null when it is in the data directory. */
  outside: string | null;
  password: string;
  version: string;
}

/** Matches folders of complete and unfinished clusters, and their password files. */
const CLUSTER_NAME = /^postgres(\.new-\w+)?(\.password)?$/;

/** Marker file written last, so that an unfinished cluster is never used as a database. */
const markerOf = (dataDirectory: string) => path.join(dataDirectory, 'postgres.json');

/** Reads the directory and password of a complete cluster; null when there is none. */
export function readMarker(dataDirectory: string): (Marker & { directory: string }) | null {
  try {
    const marker: Marker = JSON.parse(readFileSync(markerOf(dataDirectory), 'utf8'));
    if (marker.outside && marker.madeIn !== dataDirectory) return null;
    const directory = path.join(marker.outside ?? dataDirectory, 'postgres');
    return existsSync(path.join(directory, 'PG_VERSION')) ? { ...marker, directory } : null;
  } catch {
    return null;
  }
}

/** Opens the cluster of a data directory; creates it when it is missing or unfinished. */
export async function openCluster(
  dataDirectory: string,
  say: (line: string) => void,
): Promise<Cluster> {
  const marker = readMarker(dataDirectory);
  const account = accountFor(marker?.directory);
  const files = await serverFiles(account);
  const version = (await run(files.postgres, ['--version'], settings(account))).stdout.replace(
    /^.*?(\d+).*$/s,
    '$1',
  );
  if (marker && marker.version !== version) {
    throw new UserFacingError(
      `${dataDirectory} was created by PostgreSQL ${marker.version}, this is ${version}: npm run reset recreates it.`,
    );
  }
  if (marker) return { directory: marker.directory, password: marker.password, account, files };
  return createCluster(dataDirectory, account, files, version, say);
}

/** Spawn options (environment, user) for PostgreSQL's programs, without the caller's PG* variables. */
export function settings(account: ServerAccount | null) {
  const env = { ...process.env, LC_ALL: 'C' };
  for (const name of Object.keys(env)) if (name.startsWith('PG')) Reflect.deleteProperty(env, name);
  return { env, windowsHide: true, ...(account ? { uid: account.uid, gid: account.gid } : {}) };
}

/** Removes a data directory's cluster, also one outside the project; no process may own it. */
export function removeCluster(dataDirectory: string): void {
  const marker = readMarker(dataDirectory);
  rmSync(markerOf(dataDirectory), { force: true });
  if (marker?.outside) rmSync(marker.outside, { recursive: true, force: true });
  if (!existsSync(dataDirectory)) return;
  for (const name of readdirSync(dataDirectory)) {
    if (CLUSTER_NAME.test(name)) {
      rmSync(path.join(dataDirectory, name), { recursive: true, force: true });
    }
  }
}

async function createCluster(
  dataDirectory: string,
  account: ServerAccount | null,
  files: ServerFiles,
  version: string,
  say: (line: string) => void,
): Promise<Cluster> {
  const outside = outsideOf(dataDirectory, account, say);
  const home = outside ?? dataDirectory;
  if ([home, dataDirectory].some(hasRemains)) {
    say('An earlier run was interrupted while it created the database: creating it again.');
  }
  removeCluster(home);
  removeCluster(dataDirectory);
  const password = randomBytes(18).toString('hex');
  // A unique folder for each initdb: one still running after its parent was killed cannot write here.
  const half = path.join(home, `postgres.new-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${half}.password`;
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const file of [half, passwordFile]) chownSync(file, account.uid, account.gid);
  try {
    await run(files.initdb, initdbArguments(half, passwordFile), settings(account));
  } finally {
    rmSync(passwordFile, { force: true });
  }
  const directory = path.join(home, 'postgres');
  renameSync(half, directory);
  const marker: Marker = { madeIn: dataDirectory, outside, password, version };
  const markerFile = markerOf(dataDirectory);
  writeFileSync(`${markerFile}.new`, JSON.stringify(marker), { mode: 0o600 });
  renameSync(`${markerFile}.new`, markerFile);
  return { directory, password, account, files };
}

const hasRemains = (folder: string) =>
  readdirSync(folder).some((name) => CLUSTER_NAME.test(name) || name === 'postgres.json');

function initdbArguments(directory: string, passwordFile: string): string[] {
  return [
    `--pgdata=${directory}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
}

/** Folder for the cluster when PostgreSQL's user has no access to the data directory, else null. */
function outsideOf(
  dataDirectory: string,
  account: ServerAccount | null,
  say: (line: string) => void,
): string | null {
  const closed = closedFolder(dataDirectory, account);
  if (!closed || !account) return null;
  const outside = outsideFolder(dataDirectory, account);
  say(
    `PostgreSQL does not run as root, and its user ${account.name} cannot enter ${closed}: the database is stored in ${outside}.`,
  );
  return outside;
}

/** Root runs a cluster as its owner; any other user must own the cluster. */
function accountFor(directory: string | undefined): ServerAccount | null {
  const owner = directory ? statSync(directory) : null;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && owner && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid, name: `with the id ${owner.uid}` };
  }
  if (!isRoot && owner && process.getuid && owner.uid !== process.getuid()) {
    throw new UserFacingError(
      `${directory} belongs to another user (created by a run as root?): remove it as that user, or run as it.`,
    );
  }
  return serverAccount();
}
