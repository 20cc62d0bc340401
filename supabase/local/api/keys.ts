import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from '../user-facing-error';

/** API keys and JWT secret, as a hosted project has them; random for each data directory. */
export interface ApiKeys {
  publishableKey: string;
  /** Bypasses row-level security. */
  secretKey: string;
  /** Signs access tokens. */
  jwtSecret: string;
}

/** Reads a data directory's keys; generates them on the first start, readable by the owner only. */
export function apiKeys(dataDirectory: string): ApiKeys {
  const file = path.join(dataDirectory, 'keys.json');
  return readKeys(file) ?? makeKeys(file);
}

function readKeys(file: string): ApiKeys | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UserFacingError(`${file} cannot be read: remove it, and all users sign in again.`);
  }
}

function makeKeys(file: string): ApiKeys {
  const random = () => randomBytes(24).toString('base64url');
  const keys: ApiKeys = {
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random() + random(),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
