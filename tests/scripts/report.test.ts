import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { errorLine } from '../../scripts/dev/report';
import { UserFacingError } from '../../supabase/local/user-facing-error';

function failureOf(work: () => void): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}

it('returns an actionable error as one line', () => {
  expect(errorLine(new UserFacingError('Port 3000 is in use'))).toBe('Port 3000 is in use');
  // This path fails as a read-only folder does, also if root runs the tests, which may write everywhere.
  const folder = path.join(import.meta.filename, 'data');
  const line = errorLine(failureOf(() => mkdirSync(folder)));
  expect(line).toBe(`Nothing can be written there. ENOTDIR: not a directory, mkdir '${folder}'`);
});

it('returns null for an unexpected error', () => {
  expect(errorLine(new TypeError('x is undefined'))).toBeNull();
  expect(errorLine(failureOf(() => mkdirSync('/nowhere/at/all')))).toBeNull();
});
