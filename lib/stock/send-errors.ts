import { ownMessages } from '../core/errors/messages';
import { stockMessageOf } from './messages';
import type { StockFileProblem } from './problems';

type Query = Partial<Record<string, string | string[]>>;

/** The reasons why a file was refused, by field of the form; `form` concerns the whole form. */
export type SendErrors = Partial<Record<'file' | 'address' | 'form', string>>;

/** The response to a script: the page with the file's check, or the reasons why there is none. */
export type SendAnswer = { page: string } | { errors: SendErrors };

/** Problems of an address, not of the file at it. */
const OF_ADDRESS = new Set<unknown>([
  'address',
  'private',
  'unreachable',
  'redirects',
  'timeout',
] satisfies StockFileProblem[]);

/** Problems that name headings. */
const HAS_COLUMNS = new Set<unknown>(['twice'] satisfies StockFileProblem[]);

/** Problems that name a line. */
const HAS_LINE = new Set<unknown>(['xml', 'json'] satisfies StockFileProblem[]);

/** Maximum length of an address that a redirect returns. */
const MAX_ADDRESS = 500;

/**
 * Returns an address that may be part of a query: without a password, and without its own query,
 * which may contain a key.
 */
export function plainAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > MAX_ADDRESS) return undefined;
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, search, hash, href } = new URL(text);
  const isPlain = /^https?:$/.test(protocol) && !(username || password || search || hash);
  return isPlain ? href : undefined;
}

/** The errors to show, from a problem and its headings or from the query of a redirect. */
export function sendErrors({ problem, column }: Query): SendErrors {
  const message = stockMessageOf(problem);
  if (!message) return {};
  const { title, text: advice } = ownMessages.sessionEnded;
  if (problem === 'session') return { form: `${title}. ${advice}` };
  // Anyone can write a link, so its text is limited to that of the site's own redirects.
  const columns = HAS_COLUMNS.has(problem)
    ? [column ?? []]
        .flat()
        .slice(0, 10)
        .map((name) => name.slice(0, 80))
        .join(', ')
    : '';
  const line = HAS_LINE.has(problem) ? /^\d{1,7}$/.exec([column ?? []].flat()[0] ?? '')?.[0] : null;
  const more = line ? `See line ${line}.` : columns && `${columns}.`;
  const text = more ? `${message} ${more}` : message;
  return OF_ADDRESS.has(problem) ? { address: text } : { file: text };
}
