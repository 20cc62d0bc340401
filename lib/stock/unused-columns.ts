import { normalPlate, PLATE } from '../core/number-plate';
import type { StockMapping, StockProblem, StockTable } from './types';

/** Number of cells that identify the content of a column. */
const SAMPLE = 5;
/**
 * Maximum number of rows that are searched for them: all cells of a large file would take too long.
 */
const SEARCHED = 500;
const PICTURES = /photo|image|picture|\bpix\b/i;

/** The first non-empty cells of a column. */
function sampleOf(rows: string[][], at: number) {
  const cells: string[] = [];
  for (const row of rows) {
    const cell = row[at]?.trim();
    if (cell && cells.push(cell) === SAMPLE) break;
  }
  return cells;
}

/**
 * Reports columns that a dealer may rely on but that are not read: photographs, and number plates
 * under another name.
 */
export function unusedColumns(
  { headings, rows, firstRow }: StockTable,
  mapping: StockMapping,
): StockProblem[] {
  const every = Math.ceil(rows.length / SEARCHED);
  const searched = rows.filter((_, index) => index % every === 0);
  const used = new Set(Object.values(mapping));
  const unused = headings.flatMap((column, at) => (used.has(column) ? [] : [{ column, at }]));
  const remarkOn = (column: string | undefined, message: string) =>
    column ? [{ row: firstRow - 1, column, message }] : [];
  const pictures = unused.find(
    ({ column, at }) => PICTURES.test(column) && sampleOf(searched, at).length > 0,
  );
  const plates = mapping.registration_number
    ? undefined
    : unused.find(({ column, at }) => {
        const cells = sampleOf(searched, at);
        return !PICTURES.test(column) && cells.length > 0 && cells.every(isPlate);
      });
  return [
    ...remarkOn(pictures?.column, 'Photographs are not taken from a file: add them to each car'),
    ...remarkOn(plates?.column, 'This column looks like number plates and is not used'),
  ];
}

/** Whether a cell looks like a plate; a number alone may mean anything. */
const isPlate = (cell: string) => {
  const plate = normalPlate(cell);
  return plate.length >= SAMPLE && /[A-Z]/.test(plate) && PLATE.test(plate);
};
