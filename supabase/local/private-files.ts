import { chmodSync, fchmodSync, mkdirSync, openSync } from 'node:fs';

/** A folder that its owner alone can enter, made when there is none. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** The descriptor of an emptied log that its owner alone can read. */
export function openLog(file: string): number {
  const descriptor = openSync(file, 'w', 0o600);
  fchmodSync(descriptor, 0o600);
  return descriptor;
}
