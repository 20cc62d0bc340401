import type { FeedProblem } from './feed-safety';
import { STOCK_FILE_MESSAGES } from './problems';

const REASONS: Record<FeedProblem, string> = {
  columns:
    'Columns that every car needs were not found: they have gone or have other headings. Send the file by hand once and say under which heading each stands.',
  none: 'It has no car that is for sale. If that is right, withdraw your cars under My listings.',
  shrunk:
    'It has less than 70 % of the cars of the last file. If that is right, send it by hand once.',
  doubled: 'It has far more cars than the last file. If they are yours, send it by hand once.',
  foreign:
    'Hardly any of its stock numbers is one of yours: it may be the feed of another dealer. If it is yours, send it by hand once.',
  mistakes:
    'So many of its rows have mistakes that it may be damaged. Send it by hand to see each mistake.',
  withdraw:
    'It lacks more than 30 % of your cars that came by file, which one day may not withdraw. If they really went, withdraw them under My listings.',
  failed:
    'A part of it could not be listed. What is done stays done; the next night does the rest.',
};

/** The reason why a feed changed nothing, for the dealer; `problem` is of the feed or of its file. */
export function feedReason(problem: string): string {
  if (Object.hasOwn(REASONS, problem)) return REASONS[problem as FeedProblem];
  if (Object.hasOwn(STOCK_FILE_MESSAGES, problem))
    return STOCK_FILE_MESSAGES[problem as keyof typeof STOCK_FILE_MESSAGES];
  return 'It could not be read.';
}
