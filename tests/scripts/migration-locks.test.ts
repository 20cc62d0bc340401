import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'supabase/migrations';
/** Earlier migrations were written before the rule. */
const SINCE = '20261204';

/** Says how long the first statement, after comments, lets a migration wait for a lock. */
const LIMIT = /^(?:\s*--.*\n|\s*\n)*set lock_timeout = '\d+s';/;

test('a migration waits for locks for seconds only: reads of the site queue behind it', () => {
  const unlimited = readdirSync(FOLDER)
    .filter((name) => name >= SINCE && name.endsWith('.sql'))
    .filter((name) => !LIMIT.test(readFileSync(`${FOLDER}/${name}`, 'utf8')));
  expect(unlimited).toEqual([]);
  expect("-- Why.\nset lock_timeout = '4s';\nselect 1;").toMatch(LIMIT);
  expect('alter table x add y int;').not.toMatch(LIMIT);
});
