import type { Route } from 'next';
import { paths } from '../paths';

/** The key of a case in the staff page's address: `listing-{id}`. */
export const caseKey = ({ kind, id }: { kind: string; id: string }) => `${kind}-${id}`;

type StaffView = {
  /** The case to show, by `caseKey`; without it the first of the queue. */
  case?: string;
  /** The decision just made, which the page offers to undo. */
  done?: string;
  /** The saved reply with which the answer begins. */
  insert?: string;
};

/** The staff page with a case, and the last decision. */
export function staffPath(view: StaffView = {}) {
  const query = new URLSearchParams();
  if (view.case) query.set('case', view.case);
  if (view.done) query.set('done', view.done);
  if (view.insert) query.set('insert', view.insert);
  return (query.size ? `${paths.staff}?${query}` : paths.staff) as Route;
}

/** The staff search; without a query its empty form. */
export const staffSearchPath = (query = '') =>
  (query ? `/staff/search?${new URLSearchParams({ q: query })}` : '/staff/search') as Route;

/** The log of decisions, optionally only those before a time. */
export const staffLogPath = (before = '') =>
  (before ? `/staff/log?${new URLSearchParams({ before })}` : '/staff/log') as Route;
