import { normalPlate, PLATE } from '../core/number-plate';
import type { StockMapping, StockProblem, StockTable } from './types';

/** How many cells tell what a column holds. */
const SAMPLE = 5;
const PICTURES = /photo|image|picture|\bpix\b/i;

/** Says which columns that a dealer may count on are not read: photographs, and number plates under another name. */
export function unusedColumns(
  { headings, rows, firstRow }: StockTable,
  mapping: StockMapping,
): StockProblem[] {
  const used = new Set(Object.values(mapping));
  return headings.flatMap((column, at) => {
    if (used.has(column)) return [];
    const cells = rows.map((row) => (row[at] ?? '').trim()).filter(Boolean);
    const isPlates = cells.length > 0 && cells.slice(0, SAMPLE).every(isPlate);
    const message = PICTURES.test(column)
      ? cells.length > 0 && 'Photographs are not taken from a file: add them to each car'
      : isPlates &&
        !mapping.registration_number &&
        'This column looks like number plates and is not used';
    return message ? [{ row: firstRow - 1, column, message }] : [];
  });
}

/** Whether a cell reads like a plate; a number alone may count anything. */
const isPlate = (cell: string) => {
  const plate = normalPlate(cell);
  return plate.length >= SAMPLE && /[A-Z]/.test(plate) && PLATE.test(plate);
};
