import type { Claims } from './attempts';

export type Verb = 'select' | 'insert' | 'update' | 'delete';

/** Rows of a table under test, and the statements that test access to them. */
export type Subject = {
  table: string;
  owner: Claims;
  statements: Record<Verb, string>;
  /** The same statements without a `where` clause, to which `select` policies do not apply. */
  blind: Record<'update' | 'delete', string>;
};

const literal = (value: unknown) =>
  value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`;

export type Question = {
  /** SQL condition that selects the rows; `true` for all. */
  where: string;
  /** A row to insert. */
  insert: Record<string, unknown>;
  /** SQL assignment of a valid value to one column. */
  update: string;
  owner?: Claims;
};

/** Builds the statements of each verb. A name begins with its table: 'vehicles, for sale'. */
export function subject(name: string, question: Question, defaultOwner: Claims): Subject {
  const [table = ''] = name.split(',');
  const { where, insert: row, update, owner = defaultOwner } = question;
  const columns = Object.keys(row).join(', ');
  const values = Object.values(row).map(literal).join(', ');
  return {
    table,
    owner,
    statements: {
      select: `select 1 from public.${table} where ${where}`,
      insert: `insert into public.${table} (${columns}) values (${values})`,
      update: `update public.${table} set ${update} where ${where}`,
      delete: `delete from public.${table} where ${where}`,
    },
    blind: {
      update: `update public.${table} set ${update}`,
      delete: `delete from public.${table}`,
    },
  };
}
