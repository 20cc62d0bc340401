/**
 * Completes package-lock.json after `npm install`: npm omits optional binaries of platforms that the
 * registry did not serve, and `npm ci` then rejects the lock (compare npm/cli#4828). Also removes
 * registry URLs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completeLock } from './dev/platform-entries';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages, added } = completeLock(lock.packages);
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(added.length ? `Added ${added.length}: ${added.join(', ')}` : 'Nothing was missing.');
