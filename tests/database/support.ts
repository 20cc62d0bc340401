import { randomUUID } from 'node:crypto';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { expect, inject } from 'vitest';

/** Role of a request: anon, the secret key, or a signed-in user, optionally staff, in this session or any. */
export type Actor =
  | 'anon'
  | 'service_role'
  | { user: string; staff?: boolean; session?: string; aal?: 'aal1' };

export const STRANGER = 'anon' as const;

export interface TestDatabase {
  sql: Sql;
  url: string;
  /** Runs `work` as the API would for this actor, and rolls it back. */
  as: <T>(actor: Actor, work: (sql: TransactionSql) => Promise<T>) => Promise<T>;
  /** Runs `work` as the API would for this actor, and keeps what it does. */
  keep: <T>(actor: Actor, work: (sql: TransactionSql) => Promise<T>) => Promise<T>;
}

/** Functions that drop the databases that the running test file has opened. */
const opened: (() => Promise<void>)[] = [];

/** Drops the databases of a test file; `setup.ts` calls it after each. */
export async function dropDatabases(): Promise<void> {
  for (const drop of opened.splice(0)) await drop();
}

/**
 * Deletes all rows of tables and of those that refer to them, without triggers. `truncate … cascade` does the same but
 * takes thirty times as long, for its new files and the new plans of all functions.
 */
export async function deleteAll(sql: Sql, ...tables: string[]): Promise<void> {
  await sql.begin(async (transaction) => {
    const reached = await transaction<{ name: string }[]>`
      with recursive reached as (
        select unnest(${tables}::regclass[])::oid as id
        union
        select conrelid from pg_constraint join reached on confrelid = id where contype = 'f'
      )
      select id::regclass as name from reached`;
    await transaction`set local session_replication_role = replica`;
    await transaction.unsafe(reached.map(({ name }) => `delete from ${name}`).join(';')).simple();
  });
}

class Undo extends Error {}

/** PostgreSQL's own template, from which an empty database is made. */
export const EMPTY = 'template1';

/** Creates a database for one test file, with all migrations or EMPTY; it is dropped afterwards. */
export async function openDatabase(template = 'test_template'): Promise<TestDatabase> {
  const url = new URL(inject('postgresUrl'));
  const server = postgres(url.href, { max: 1, fetch_types: false, onnotice: () => {} });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // The copy as files takes a third of the time of a copy through the log, which no test here recovers from.
  await server`
    create database ${server(name)} template ${server(template)} strategy file_copy`;
  url.pathname = `/${name}`;
  const sql = postgres(url.href, { max: 2, onnotice: () => {} });
  opened.push(async () => {
    await sql.end();
    await server`drop database ${server(name)} with (force)`;
    await server.end();
  });
  return {
    sql,
    url: url.href,
    as: (actor, work) => runAs(sql, actor, work, false),
    keep: (actor, work) => runAs(sql, actor, work, true),
  };
}

/** Returns the id of a session of a user, and opens one if there is none. */
export async function sessionOf(sql: TransactionSql, user: string): Promise<string> {
  const [open] = await sql<{ id: string }[]>`select id from auth.sessions where user_id = ${user}`;
  if (open) return open.id;
  const id = randomUUID();
  await sql`insert into auth.sessions (id, user_id) select ${id}, id from auth.users where id = ${user}`;
  return id;
}

/** Takes on the claims and the role of an actor until the transaction ends. */
async function become(transaction: TransactionSql, actor: Actor): Promise<void> {
  const role = typeof actor === 'string' ? actor : 'authenticated';
  const person = typeof actor === 'object' ? actor : undefined;
  const claims = {
    role,
    sub: person?.user,
    session_id: person && (person.session ?? (await sessionOf(transaction, person.user))),
    app_metadata: person?.staff ? { role: 'staff' } : {},
    aal: person?.aal ?? (person?.staff ? 'aal2' : 'aal1'),
  };
  // auth.uid() reads the first setting on a hosted project, the second in the local auth schema.
  await transaction`
    select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
           set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true)`;
  await transaction`set local role ${transaction(role)}`;
}

async function runAs<T>(
  sql: Sql,
  actor: Actor,
  work: (sql: TransactionSql) => Promise<T>,
  isCommitted: boolean,
): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await sql.begin(async (transaction) => {
      await become(transaction, actor);
      result = { value: await work(transaction) };
      if (!isCommitted) throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (!result) throw new Error('the work was not done');
  return result.value;
}

/** Expects an error with this SQLSTATE (default 42501) and, if given, constraint. */
export async function expectRefused(
  work: Promise<unknown>,
  code = '42501',
  constraint?: string,
): Promise<void> {
  await expect(work).rejects.toMatchObject({
    code,
    ...(constraint && { constraint_name: constraint }),
  });
}
