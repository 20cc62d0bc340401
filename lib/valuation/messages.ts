import type { Message } from '../core/errors/messages';
import { TOO_MANY_HEADINGS } from '../core/table-limits';
import type { BulkProblem } from './bulk';
import { BULK_COLUMNS } from './bulk-columns';
import { BULK_TOO_LARGE, MAX_CARS } from './bulk-limits';

const title = 'Not valued yet';

/** Messages of the valuation form. */
export const valuationMessages = {
  tooFast: {
    title,
    text: 'Your network asked for 30 valuations within a minute. Nothing you typed is lost: try again in a minute.',
  },
  tooMany: {
    title,
    text: 'Your network asked for 300 valuations today. Nothing you typed is lost: try again tomorrow.',
  },
  tooManyFiles: {
    title,
    text: 'Your network sent five files within a minute. Send this one again in a minute.',
  },
  tooManyResults: {
    title,
    text: 'Your network opened 60 valuations within a minute. Reload this page in a minute.',
  },
  gone: { title, text: 'This valuation is no longer in your history.' },
} as const satisfies Record<string, Message>;

/** Reasons why a file was not valued, with advice. */
const bulkMessages: Record<BulkProblem | 'size' | 'limit' | 'failed', string> = {
  empty: 'No cars were found. Choose a file with a row of headings and a row for each car.',
  text: 'This is not a CSV file. In a spreadsheet, save the sheet as “CSV UTF-8” and send that.',
  quotes: 'A quotation mark opens a cell and none closes it, so the rows cannot be told apart.',
  headings: TOO_MANY_HEADINGS,
  missing: 'The file has no column with these headings:',
  twice: 'The file has two columns with each of these headings:',
  cars: `The file has more than ${MAX_CARS} cars. Split it and send the parts one by one.`,
  size: BULK_TOO_LARGE,
  limit: valuationMessages.tooManyFiles.text,
  failed: 'Something went wrong here, not with your file. Please send it again.',
};

/** The message of a problem named in a query, with its columns; undefined for an unknown one. */
export function bulkProblem(problem: unknown, columns: unknown): string | undefined {
  if (typeof problem !== 'string' || !Object.hasOwn(bulkMessages, problem)) return undefined;
  const named = typeof columns === 'string' ? columns.split(',') : [];
  const known = BULK_COLUMNS.flatMap(({ name }) => (named.includes(name) ? name : []));
  return `${bulkMessages[problem as keyof typeof bulkMessages]} ${known.join(', ')}`.trim();
}
