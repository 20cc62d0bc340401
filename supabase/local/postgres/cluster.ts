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

/** A database cluster on disk: PostgreSQL's own folder, and what is needed to run it. */
export interface Cluster {
  directory: string;
  password: string;
  account: ServerAccount | null;
  files: ServerFiles;
}

interface Marker {
  /** The data directory it was made in: a copy of the project must not use this one's outside folder. */
  madeIn: string;
  /** The folder outside of the project that holds the cluster, if it is not in the data directory. */
  outside: string | null;
  password: string;
  version: string;
}

/** The folder of a cluster, or of one that was never finished. */
const CLUSTER_NAME = /^postgres(\.new-\w+)?(\.password)?$/;

/** Written when a cluster is complete, so that a half-made one is never taken for a database. */
const markerOf = (dataDirectory: string) => path.join(dataDirectory, 'postgres.json');

/** Where a complete cluster is and its password, or null when there is none. */
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

/** The cluster of a data directory, made when there is none or only half of one. */
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
      `${dataDirectory} was made by PostgreSQL ${marker.version}, this is ${version}: npm run reset makes it anew.`,
    );
  }
  if (marker) return { directory: marker.directory, password: marker.password, account, files };
  return createCluster(dataDirectory, account, files, version, say);
}

/** Environment and user for PostgreSQL's programs; PG* variables of the caller are left out. */
export function settings(account: ServerAccount | null) {
  const env = { ...process.env, LC_ALL: 'C' };
  for (const name of Object.keys(env)) if (name.startsWith('PG')) Reflect.deleteProperty(env, name);
  return { env, windowsHide: true, ...(account ? { uid: account.uid, gid: account.gid } : {}) };
}

/** Removes whatever lies in a data directory, also what is kept outside of it; nobody may own it. */
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
    say('An earlier run was interrupted while it made the database: it is made anew.');
  }
  removeCluster(home);
  removeCluster(dataDirectory);
  const password = randomBytes(18).toString('hex');
  // initdb works in a folder of its own: one left running by a killed run cannot write into this one.
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

/** The folder that holds the cluster when PostgreSQL's user cannot enter the data directory. */
function outsideOf(
  dataDirectory: string,
  account: ServerAccount | null,
  say: (line: string) => void,
): string | null {
  const closed = closedFolder(dataDirectory, account);
  if (!closed || !account) return null;
  const outside = outsideFolder(dataDirectory, account);
  say(
    `PostgreSQL does not run as root, and its user ${account.name} cannot enter ${closed}: the database is kept in ${outside}.`,
  );
  return outside;
}

/** Root runs a cluster as the user it belongs to; anyone else must own it. */
function accountFor(directory: string | undefined): ServerAccount | null {
  const owner = directory ? statSync(directory) : null;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && owner && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid, name: `with the id ${owner.uid}` };
  }
  if (!isRoot && owner && process.getuid && owner.uid !== process.getuid()) {
    throw new UserFacingError(
      `${directory} belongs to another user (made by a run as root?): remove it as that user, or run as it.`,
    );
  }
  return serverAccount();
}
