import { STOCK_FILE_MESSAGES, type StockFileProblem } from './problems';

type Query = Partial<Record<string, string | string[]>>;

/** Problems of an address rather than of the file that it leads to. */
const OF_ADDRESS: StockFileProblem[] = [
  ...(['address', 'private', 'unreachable', 'redirects', 'timeout'] as const),
];

const isProblem = (value: unknown): value is StockFileProblem =>
  typeof value === 'string' && Object.hasOwn(STOCK_FILE_MESSAGES, value);

/** Why a file was refused, by the field of the form that it is about; from the query that led back. */
export function sendErrors({ problem, columns }: Query): { file?: string; address?: string } {
  if (!isProblem(problem)) return {};
  const names = typeof columns === 'string' ? ` ${columns.split(',').join(', ')}.` : '';
  const text = `${STOCK_FILE_MESSAGES[problem]}${names}`;
  return OF_ADDRESS.includes(problem) ? { address: text } : { file: text };
}
