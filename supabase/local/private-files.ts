import { chmodSync, fchmodSync, mkdirSync, openSync } from 'node:fs';

/** Creates a folder if missing and restricts access to its owner. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** Truncates and opens a log file that only its owner can read; returns the file descriptor. */
export function openLog(file: string): number {
  const descriptor = openSync(file, 'w', 0o600);
  fchmodSync(descriptor, 0o600);
  return descriptor;
}
