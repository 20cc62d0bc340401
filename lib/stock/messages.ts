import { hiddenPlateMessage, plateTextOf } from '../core/hidden-plate';
import { SCRAP_RULE } from '../listings/write-off';
import { STOCK_FILE_MESSAGES, type StockFileProblem } from './problems';

/** Reasons why a row is left out, as shown beside it. */
export const rowMessages = {
  notYours: 'This listing is not one of yours.',
  numberTaken: 'Another listing of yours has this stock number.',
  takenDown: 'Our staff took this car off the site. Our e-mail about it has a link to appeal.',
  sold: 'You marked this car as sold. Put it back on sale in My listings, or remove the row.',
  draft: 'This is a draft. Publish it first.',
  twice: (row: number) => `Row ${row} is about the same car.`,
  listedAlready: (stockId: string | null) =>
    stockId
      ? `You list a car with this number plate already, under the stock number ${stockId}.`
      : 'You list a car with this number plate already. An exported file has its listing id: copy it into this row.',
  tooManyToday:
    'You have listed as many cars as an account may in a day. Send the file again tomorrow.',
  tooManyOpen: 'You have as many cars for sale as an account may.',
  postcode: 'This postcode is not known here.',
  scrap: 'A car of category A or B must never return to the road, so it cannot be listed.',
  values: 'The listing does not take one of these values.',
  failed: 'This car could not be saved. Run the file again.',
} as const;

/** The column and the message of a row that the database refused, from its error. */
export function refusalOf(code: string, refusedBy: string): [column: string, message: string] {
  if (code === 'PT429') return ['', rowMessages.tooManyToday];
  if (code === '42501' && refusedBy !== 'stock_dealers') return ['', rowMessages.takenDown];
  if (refusedBy === 'vehicles_open_listings') return ['', rowMessages.tooManyOpen];
  if (refusedBy === 'vehicle_private_postcode_known') return ['postcode', rowMessages.postcode];
  if (refusedBy === 'vehicle_private_stock_id_key') return ['stock_id', rowMessages.numberTaken];
  if (refusedBy === 'stock_listing') return ['listing', rowMessages.notYours];
  if (refusedBy === 'stock_sold') return ['', rowMessages.sold];
  if (refusedBy === 'stock_draft') return ['', rowMessages.draft];
  if (refusedBy === SCRAP_RULE) return ['write_off', rowMessages.scrap];
  const text = plateTextOf(refusedBy);
  if (text) return [text, hiddenPlateMessage(text)];
  // Constraints and invalid values that the site does not produce.
  return ['', /^2[23]/.test(code) ? rowMessages.values : rowMessages.failed];
}

/** Reasons why a file was not accepted or not listed, apart from its content. */
const REQUEST_MESSAGES = {
  none: 'Choose a file, or enter the address of one.',
  slow: 'The file took too long to arrive. Try again.',
  broken: 'The file did not arrive whole. Send it again.',
  dealer: 'Stock files are for dealers. Apply to be one in your seller details.',
  gone: 'This file is no longer here: a file is kept for an hour. Send it again.',
  columns: 'A column that every car needs is not found yet. Say under which heading it stands.',
  withdraw:
    'Nothing was done: these are more than 30 % of the cars that came by file, which one day’s files may not withdraw. Withdraw them in My listings, or run the file without that.',
  busy: 'Another file of yours is being worked on. Try again in a minute.',
  limit: 'You have sent a great many files today. Try again tomorrow.',
  session: 'You have been signed out. Sign in again, then run the file again.',
  origin: 'This was not sent by a page of ours, so nothing was done.',
  failed: 'This did not work. Run it again: what is done stays done.',
} as const;

export type StockProblemCode = StockFileProblem | keyof typeof REQUEST_MESSAGES;

const MESSAGES = { ...STOCK_FILE_MESSAGES, ...REQUEST_MESSAGES };

export const stockMessage = (problem: StockProblemCode): string => MESSAGES[problem];

/** The message for the `problem` of a page's query; null for an unknown one. */
export const stockMessageOf = (problem: unknown): string | null =>
  typeof problem === 'string' && Object.hasOwn(MESSAGES, problem)
    ? MESSAGES[problem as StockProblemCode]
    : null;

/** Thrown when a file is not accepted or not listed. */
export class StockRequestError extends Error {
  override name = 'StockRequestError';
  constructor(readonly problem: keyof typeof REQUEST_MESSAGES) {
    super(problem);
  }
}
