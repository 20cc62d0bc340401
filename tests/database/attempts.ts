import type { Sql, TransactionSql } from 'postgres';

/** JWT claims of an attempt: anon, or an authenticated user (`sub` null: a token without a user). */
export type Claims = {
  role: 'anon' | 'authenticated';
  sub: string | null;
  staff?: boolean;
  /** Level of the session: 2 by default, as in a session of staff. */
  aal?: 'aal1';
};

export type Attempt = { claims: Claims; statement: string };

/** Number of affected rows, `no` (row-level security), `—` (not granted) or another SQLSTATE. */
export type Outcome = number | string;

/** Creates `testing.attempt`, which runs a statement as the API would and rolls it back. */
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

/** Runs attempts in one round trip and rolls them back; returns the outcomes in order. */
export async function attemptAll(
  sql: Sql | TransactionSql,
  attempts: Attempt[],
): Promise<Outcome[]> {
  const wanted = attempts.map(({ claims: { role, sub, staff, aal = 'aal2' }, statement }) => ({
    claims: { role, sub, aal, app_metadata: staff ? { role: 'staff' } : {} },
    statement,
  }));
  const rows = await sql<{ outcome: Outcome }[]>`
    select testing.attempt(wanted -> 'claims', wanted ->> 'statement') as outcome
    from jsonb_array_elements(${JSON.stringify(wanted)}::text::jsonb) with ordinality as list (wanted, place)
    order by place`;
  return rows.map((row) => row.outcome);
}
