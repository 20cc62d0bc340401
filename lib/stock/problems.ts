import { TOO_MANY_HEADINGS } from '../core/table-limits';
import { MAX_BYTES, MAX_ROWS } from './limits';

/** Reasons why a stock file cannot be read as a whole, with advice. */
export const STOCK_FILE_MESSAGES = {
  empty: 'No cars were found. A file needs a row of headings and a row for each car.',
  size: `The file is larger than ${MAX_BYTES / 1024 / 1024} MB. Split it and send the parts one by one.`,
  rows: `The file has more than ${MAX_ROWS.toLocaleString('en-GB')} cars. Split it and send the parts one by one.`,
  headings: TOO_MANY_HEADINGS,
  text: 'This is not a file of cars: CSV, Excel, XML or JSON. In a spreadsheet, save the sheet as “CSV UTF-8” and send that.',
  workbook:
    'This workbook is damaged, has a password or is not of the kind .xlsx. In a spreadsheet, save the sheet as “CSV UTF-8” and send that.',
  unpacked:
    'The workbook is too large once it is unpacked. Save the sheet as “CSV UTF-8” and send that.',
  json: 'The JSON is broken or too deep: a bracket or a quotation mark is not closed, or a comma is missing.',
  noObjects:
    'No car was found in the JSON. It needs a list of cars, each an object with its make and its model by these names.',
  html: 'This is a web page, not a file of cars. The address may ask for a password first.',
  quotes:
    'A quotation mark opens a cell and none closes it, or a row is too long, so the rows cannot be told apart.',
  xml: 'The XML is broken: an element is not closed, or a sign such as & or < is not written as &amp; or &lt;.',
  noCars:
    'No car was found in the XML. Each car needs an element with its make and its model in it, as elements or attributes of these names.',
  dtd: 'The XML has a document type or names entities of its own, which are not accepted. Remove them.',
  twice: 'Two columns have the same heading, so one of them has to be renamed or removed.',
  address:
    'Please enter an address that starts with https://, without a user name, a password or a port.',
  private: 'The address does not lead to a server on the public internet, so it was not opened.',
  unreachable: 'No file came from the address: it does not exist, or its server does not answer.',
  redirects: 'The address leads on to others more than three times. Enter the last one.',
  timeout: 'The address took longer than ten seconds. Try again, or send the file itself.',
} as const;

export type StockFileProblem = keyof typeof STOCK_FILE_MESSAGES;

/**
 * Thrown when a file cannot be read as a whole; `columns` are the headings of the problem, or its
 * line.
 */
export class StockFileError extends Error {
  override name = 'StockFileError';
  constructor(
    readonly problem: StockFileProblem,
    readonly columns: string[] = [],
  ) {
    super(`Stock file: ${problem}`);
  }
}
