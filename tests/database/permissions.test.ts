import type { TransactionSql } from 'postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { attemptAll, type Claims, createAttempts, type Outcome } from './attempts';
import type { Subject, Verb } from './permission-subject';
import { BLIND, CALLABLE, TABLE, UNREADABLE, WRITABLE } from './permission-table';
import { createPermissionWorld } from './permission-world';
import { openDatabase, type TestDatabase } from './support';

const VERBS: Verb[] = ['select', 'insert', 'update', 'delete'];
const words = (text = '') => text.split(/\s+/).filter(Boolean);

let database: TestDatabase;
let world: Awaited<ReturnType<typeof createPermissionWorld>>;

beforeAll(async () => {
  database = await openDatabase();
  await createAttempts(database.sql);
  world = await createPermissionWorld(database.sql);
});

const HEAD = TABLE.split('\n')[0] ?? '';
const ACTORS = HEAD.split('|')
  .slice(1)
  .map((name) => name.trim());
const WIDTHS = HEAD.split('|')
  .slice(1)
  .map((name) => name.length - 2);

function sign(outcome: Outcome | undefined, verb: Verb) {
  if (outcome === 0) return '-';
  if (typeof outcome === 'number') return verb.charAt(0).toUpperCase();
  return { no: '-', '—': '.', '23505': '!' }[String(outcome)] ?? `<${outcome}>`;
}

const line = (name: string, cells: string[]) =>
  [name.padEnd(31), ...cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))].join(' | ').trimEnd();

type Asker = TestDatabase['sql'] | TransactionSql;

async function ask<T>(
  sql: Asker,
  { owner }: Subject,
  statements: string[],
  each: (outcomes: Outcome[]) => T,
) {
  const people: Record<string, Claims> = { ...world.actors, owner };
  const attempts = ACTORS.flatMap((actor) =>
    statements.map((statement) => ({ claims: people[actor] ?? owner, statement })),
  );
  const outcomes = await attemptAll(sql, attempts);
  const count = statements.length;
  return ACTORS.map((_, at) => each(outcomes.slice(at * count, (at + 1) * count)));
}

/** Returns the lines of both tables as the database answers now, or of one table of the schema if given. */
async function answers(sql: Asker, table?: string) {
  const lines: string[] = [];
  const blind = new Map<string, string>();
  for (const [name, subject] of Object.entries(world.subjects)) {
    if (table && subject.table !== table) continue;
    const statements = VERBS.map((verb) => subject.statements[verb]);
    const cell = (outcomes: Outcome[]) =>
      VERBS.map((verb, at) => sign(outcomes[at], verb)).join('');
    lines.push(line(name, await ask(sql, subject, statements, cell)));
    for (const verb of ['update', 'delete'] as const) {
      const key = `${verb} ${subject.table}`;
      if (blind.has(key)) continue;
      const cells = await ask(sql, subject, [subject.blind[verb]], ([outcome]) => String(outcome));
      blind.set(
        key,
        line(
          key,
          cells.map((text) => (text === '—' ? '.' : text)),
        ),
      );
    }
  }
  // Lines without a number grant no access: the first table has them already.
  const granted = [...blind.values()].filter((text) => /\d/.test(text.slice(31)));
  return { lines, blind: granted };
}

describe('the permission table', () => {
  test('matches what the database permits', async () => {
    const { lines, blind } = await answers(database.sql);
    expect([HEAD, ...lines].join('\n')).toBe(TABLE);
    expect([BLIND.split('\n')[0], ...blind].join('\n')).toBe(BLIND);
  });

  test('permits staff without a second factor what it permits any user', async () => {
    const statements = Object.values(world.subjects).flatMap((subject) =>
      VERBS.map((verb) => subject.statements[verb]),
    );
    const ask = (claims: Claims) =>
      attemptAll(
        database.sql,
        statements.map((statement) => ({ claims, statement })),
      );
    const { staff } = world.actors;
    const asUser = await ask({ ...staff, staff: false });
    expect(await ask({ ...staff, aal: 'aal1' })).toEqual(asUser);
    expect(await ask(staff)).not.toEqual(asUser);
  });

  test('has an entry for every table', async () => {
    const rows = await database.sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
    const asked = new Set(Object.values(world.subjects).map((subject) => subject.table));
    expect(rows.map((row) => row.name).sort()).toEqual([...asked].sort());
  });

  test('changes when any policy is dropped or allows everything', async () => {
    const policies = await database.sql<Policy[]>`
      select policyname as name, tablename as table, qual, with_check as check
      from pg_policies where schemaname = 'public'`;
    expect(policies.length).toBeGreaterThanOrEqual(50);
    const expected = new Set([...TABLE.split('\n'), ...BLIND.split('\n')]);
    const unnoticed: string[] = [];
    for (const policy of policies) {
      for (const [change, statement] of mutations(policy)) {
        const changed = await withChange(statement, (sql) => answers(sql, policy.table));
        if ([...changed.lines, ...changed.blind].every((text) => expected.has(text))) {
          unnoticed.push(`${change}: ${policy.table}: ${policy.name}`);
        }
      }
    }
    expect(unnoticed).toEqual([]);
  });
});

type Policy = { name: string; table: string; qual: string | null; check: string | null };

function mutations({ name, table, qual, check }: Policy): [string, string][] {
  const on = `policy "${name}" on public.${table}`;
  const wider = [qual && 'using (true)', check && 'with check (true)'].filter(Boolean).join(' ');
  const open = [qual, check].every((clause) => clause === null || clause === 'true');
  return [
    ['dropped', `drop ${on}`],
    ...(open ? [] : [['widened', `alter ${on} ${wider}`] as [string, string]]),
  ];
}

class Undo extends Error {}

async function withChange<T>(statement: string, work: (sql: TransactionSql) => Promise<T>) {
  const results: T[] = [];
  await database.sql
    .begin(async (sql) => {
      await sql.unsafe(statement);
      results.push(await work(sql));
      throw new Undo();
    })
    .catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
  return results[0] as T;
}

describe('columns', () => {
  type Column = { table: string; name: string };
  let columns: Column[];

  beforeAll(async () => {
    columns = await database.sql<Column[]>`
      select table_name as table, column_name as name from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`;
  });

  test.each(['insert', 'update'] as const)(
    'accept an %s only where it is granted',
    async (verb) => {
      const statement = ({ table, name }: Column) =>
        verb === 'insert'
          ? `insert into public.${table} (${name}) values (default)`
          : `update public.${table} set ${name} = default`;
      const tried = Object.values(world.actors).flatMap((claims) =>
        columns.map((column) => ({ claims, column, statement: statement(column) })),
      );
      const outcomes = await attemptAll(database.sql, tried);
      const wrong = tried.filter(({ claims, column: { table, name } }, place) => {
        const open =
          claims.role === 'authenticated' && words(WRITABLE[table]?.[verb]).includes(name);
        return (outcomes[place] === '—') === open;
      });
      expect(wrong).toEqual([]);
    },
  );

  test('listed as unreadable, and no others, cannot be selected by staff', async () => {
    const tried = columns.map(({ table, name }) => ({
      claims: world.actors.staff,
      statement: `select ${name} from public.${table}`,
    }));
    const outcomes = await attemptAll(database.sql, tried);
    const refused = columns.filter((_, place) => outcomes[place] === '—');
    expect(refused.map(({ table, name }) => `${table}.${name}`).sort()).toEqual(UNREADABLE);
  });
});

describe('functions', () => {
  test.each(Object.entries(CALLABLE))(
    '%s: only the listed functions are executable',
    async (who, names) => {
      const [role = '', schema = ''] = who.split(' ');
      const rows = await database.sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = ${schema}::regnamespace and has_function_privilege(${role}, oid, 'execute')`;
      expect(rows.map((row) => row.name).sort()).toEqual(words(names));
    },
  );
});
