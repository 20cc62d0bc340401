import { MAX_PHOTOS } from './limits';
import { photoAddresses } from './photo-addresses';
import { folderHeading, photoHeadings } from './photo-headings';
import type { StockProblem, StockTable } from './types';

/** Number of cells' texts of a row that are named as no address. */
const MAX_WRONG = 3;

type Read = { photos?: string[]; remarks: StockProblem[] };

/**
 * Returns a reader of the photographs of a row, with remarks on what is not taken; without a column
 * of them it reads none. `chosen` is the heading of their first column.
 */
export function photoReader({ headings }: StockTable, chosen: string | null | undefined) {
  const names = photoHeadings(headings, chosen);
  const columns = names.map((name) => headings.indexOf(name));
  const folder = headings.indexOf(folderHeading(headings) ?? '');
  return (row: number, cells: string[]): Read => {
    if (columns.length === 0) return { remarks: [] };
    const texts = columns.map((column) => cells[column] ?? '');
    const { addresses, beyond, ...read } = photoAddresses(texts, cells[folder]);
    const wrong = [...new Set(read.wrong)];
    const messages = [
      ...wrong
        .slice(0, MAX_WRONG)
        .map((text) => `‘${text}’ is not the address of a photograph: it is left out`),
      wrong.length > MAX_WRONG &&
        `${wrong.length - MAX_WRONG} more are not addresses of photographs`,
      beyond > 0 &&
        `A listing has ${MAX_PHOTOS} photographs at most: those after the first ${MAX_PHOTOS} are left out`,
    ].filter((message) => message !== false);
    const column = names[0] ?? null;
    return { photos: addresses, remarks: messages.map((message) => ({ row, column, message })) };
  };
}
