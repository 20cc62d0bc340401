/** `npm run env:example`: writes `.env.example` from the table of variables in README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { envExample } from './dev/env-example';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
writeFileSync(fromRoot('.env.example'), envExample(readFileSync(fromRoot('README.md'), 'utf8')));
