import { stockMessageOf } from './messages';
import type { StockFileProblem } from './problems';

type Query = Partial<Record<string, string | string[]>>;

/** Problems of an address rather than of the file that it leads to. */
const OF_ADDRESS = new Set<unknown>([
  ...(['address', 'private', 'unreachable', 'redirects', 'timeout'] satisfies StockFileProblem[]),
]);

/** Problems that name headings. */
const HAS_COLUMNS = new Set<unknown>(['twice', 'status'] satisfies StockFileProblem[]);

/** Why a file was refused, by the field of the form that it is about; from the query that led back. */
export function sendErrors({ problem, column }: Query): { file?: string; address?: string } {
  const message = stockMessageOf(problem);
  if (!message) return {};
  // Anyone can write a link, so it says no more than a redirect of ours would.
  const columns = HAS_COLUMNS.has(problem)
    ? [column ?? []]
        .flat()
        .slice(0, 10)
        .map((name) => name.slice(0, 80))
        .join(', ')
    : '';
  const text = columns ? `${message} ${columns}.` : message;
  return OF_ADDRESS.has(problem) ? { address: text } : { file: text };
}
