import 'server-only';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import type {
  CaseKind,
  LoggedDecision,
  Queue,
  SearchResult,
  StaffCase,
  StaffSeller,
} from './types';

/**
 * Data of the staff desk, read with the staff member's own token: the database refuses all other
 * users. All functions throw BackendError.
 */

/** Number of log entries per page. */
export const LOGGED = 50;

/** Returns the open cases. */
export async function getQueue(): Promise<Queue> {
  const client = await sessionClient();
  const queue = await withRetry(() => client.rpc('staff_queue'));
  return (queue as Queue | null) ?? { cases: [], total: 0, decided_today: 0, names: 0 };
}

/** Returns a case, open or decided; null if there is none. */
export async function getCase(kind: CaseKind, id: string): Promise<StaffCase | null> {
  const client = await sessionClient();
  return (await withRetry(() =>
    client.rpc('staff_case', { p_kind: kind, p_id: id }),
  )) as StaffCase | null;
}

/** Returns a seller with record, listings, notes and decisions; null if there is none. */
export async function getSeller(id: string): Promise<StaffSeller | null> {
  const client = await sessionClient();
  return (await withRetry(() => client.rpc('staff_seller', { p_id: id }))) as StaffSeller | null;
}

/** Finds vehicles, sellers and cases by plate, name, e-mail address or id. */
export async function search(query: string): Promise<SearchResult> {
  const client = await sessionClient();
  return (await withRetry(() =>
    client.rpc('staff_search', { p_query: query }),
  )) as unknown as SearchResult;
}

const ENTRY = 'id, case_kind, case_id, decision, title, reason, staff_name, created_at' as const;

/**
 * Adds the times at which entries were undone. It reads them separately: for a table that refers to
 * itself by a unique column, the backend returns an object, but the client's types have a list.
 */
async function withUndone(entries: Omit<LoggedDecision, 'undone_at'>[]): Promise<LoggedDecision[]> {
  const ids = entries.map(({ id }) => id);
  const client = await sessionClient();
  const rows = await withRetry(() =>
    client.from('staff_decisions').select('undoes, created_at').in('undoes', ids),
  );
  const undone = new Map(rows?.map(({ undoes, created_at }) => [undoes, created_at]));
  return entries.map((entry) => ({ ...entry, undone_at: undone.get(entry.id) ?? null }));
}

/** Returns the log, latest first, optionally only decisions before a time. */
export async function getLog(before?: string): Promise<LoggedDecision[]> {
  const client = await sessionClient();
  const rows = await withRetry(() => {
    const log = client.from('staff_decisions').select(ENTRY);
    return (before ? log.lt('created_at', before) : log)
      .order('created_at', { ascending: false })
      .limit(LOGGED);
  });
  return withUndone(rows ?? []);
}

/** Returns a decision of the log, for the offer to undo it. */
export async function getDecision(id: string): Promise<LoggedDecision | null> {
  const client = await sessionClient();
  const rows = await withRetry(() => client.from('staff_decisions').select(ENTRY).eq('id', id));
  return (await withUndone(rows ?? []))[0] ?? null;
}
