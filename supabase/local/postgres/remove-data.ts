import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openCluster, readMarker, removeCluster } from './cluster';
import { acquireOwnerLock } from './owner-lock';
import { endLeftServer } from './postgres';

/**
 * Removes a data directory's database, emails and logs; ends a server left by a killed process first.
 * Throws UserFacingError when a live process owns it. Returns false when there was nothing to remove.
 */
export async function removeData(directory: string): Promise<boolean> {
  const dataDirectory = path.resolve(directory);
  if (!existsSync(dataDirectory)) return false;
  const lock = await acquireOwnerLock(dataDirectory);
  try {
    if (readMarker(dataDirectory)) await endLeftServer(await openCluster(dataDirectory, () => {}));
    removeCluster(dataDirectory);
    for (const name of readdirSync(dataDirectory)) {
      if (!name.startsWith('owner-')) {
        rmSync(path.join(dataDirectory, name), { recursive: true, force: true });
      }
    }
  } finally {
    lock.release();
  }
  rmSync(dataDirectory, { recursive: true, force: true });
  return true;
}
