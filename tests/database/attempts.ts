import type { Sql, TransactionSql } from 'postgres';

/** Somebody who tries a statement: a stranger, or a token of a person (null: of nobody). */
export type Claims = { role: 'anon' | 'authenticated'; sub: string | null; staff?: boolean };

export type Attempt = { claims: Claims; statement: string };

/** What came of it: how many rows it reached, `no` (row-level security), `—` (not granted), a SQLSTATE. */
export type Outcome = number | string;

/** Makes `testing.attempt`, which runs a statement as the API would and undoes it. */
export async function createAttempts(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema testing;
    create function testing.attempt(p_claims jsonb, p_statement text) returns jsonb
    language plpgsql as $$
    declare
      affected bigint;
    begin
      perform set_config('request.jwt.claims', p_claims::text, true),
              set_config('request.jwt.claim.sub', coalesce(p_claims ->> 'sub', ''), true),
              set_config('role', p_claims ->> 'role', true);
      execute p_statement;
      get diagnostics affected = row_count;
      raise exception using errcode = 'UNDO0', message = affected;
    exception
      when sqlstate 'UNDO0' then
        return to_jsonb(sqlerrm::bigint);
      when insufficient_privilege then
        return to_jsonb(case when sqlerrm like '%row-level security%' then 'no' else '—' end);
      when others then
        return to_jsonb(sqlstate);
    end;
    $$`);
}

/** The outcome of each attempt, in order, in one round trip; nothing of them stays. */
export async function attemptAll(
  sql: Sql | TransactionSql,
  attempts: Attempt[],
): Promise<Outcome[]> {
  const wanted = attempts.map(({ claims: { role, sub, staff }, statement }) => ({
    claims: { role, sub, app_metadata: staff ? { role: 'staff' } : {} },
    statement,
  }));
  const rows = await sql<{ outcome: Outcome }[]>`
    select testing.attempt(wanted -> 'claims', wanted ->> 'statement') as outcome
    from jsonb_array_elements(${JSON.stringify(wanted)}::text::jsonb) with ordinality as list (wanted, place)
    order by place`;
  return rows.map((row) => row.outcome);
}
