import { stockMessageOf } from './messages';
import type { StockFileProblem } from './problems';

type Query = Partial<Record<string, string | string[]>>;

/** Problems of an address rather than of the file that it leads to. */
const OF_ADDRESS = new Set<unknown>([
  ...(['address', 'private', 'unreachable', 'redirects', 'timeout'] satisfies StockFileProblem[]),
]);

/** Why a file was refused, by the field of the form that it is about; from the query that led back. */
export function sendErrors({ problem, column }: Query): { file?: string; address?: string } {
  const message = stockMessageOf(problem);
  if (!message) return {};
  const columns = [column ?? []].flat().join(', ');
  const text = columns ? `${message} ${columns}.` : message;
  return OF_ADDRESS.has(problem) ? { address: text } : { file: text };
}
