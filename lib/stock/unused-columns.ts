import { normalPlate, PLATE } from '../core/number-plate';
import type { StockMapping, StockProblem, StockTable } from './types';

/** Number of cells that identify the content of a column. */
const SAMPLE = 5;
/**
 * Maximum number of rows that are searched for them: all cells of a large file would take too long.
 */
const SEARCHED = 500;
const PICTURES = /photo|image|picture|gallery|\bpix\b/i;
/** Maximum length of the beginning of a cell that is matched. */
const MAX_CELL = 500;

/** An address of a photograph. */
const PHOTO_ADDRESS = /^https?:\/\/[^\s|,;]+\.(?:jpe?g|png|webp|avif|heic)\b/i;
/** A vehicle identification number: 17 letters and digits without I, O and Q. */
const VIN = /^(?=.*[A-Z])(?=.*\d)[A-HJ-NPR-Z0-9]{17}$/i;

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
 * or VINs under another name.
 */
export function unusedColumns(
  { headings, rows, firstRow }: StockTable,
  mapping: StockMapping,
): StockProblem[] {
  const every = Math.ceil(rows.length / SEARCHED);
  const searched = rows.filter((_, index) => index % every === 0);
  const used = new Set(Object.values(mapping));
  const unused = headings.flatMap((column, at) => {
    const cells = used.has(column) ? [] : sampleOf(searched, at);
    return cells.length > 0 ? [{ column, cells }] : [];
  });
  const remarkOn = (column: string | undefined, message: string) =>
    column ? [{ row: firstRow - 1, column, message }] : [];
  const findBy = (isOurs: (cells: string[], column: string) => boolean) =>
    unused.find(({ column, cells }) => isOurs(cells, column))?.column;
  const pictures = mapping.photos
    ? undefined
    : findBy((cells) => cells.every((cell) => PHOTO_ADDRESS.test(cell.slice(0, MAX_CELL))));
  const plates = mapping.registration_number
    ? undefined
    : findBy((cells, column) => !PICTURES.test(column) && cells.every(isPlate));
  const vins = mapping.vin ? undefined : findBy((cells) => cells.every((cell) => VIN.test(cell)));
  return [
    ...remarkOn(pictures, 'This column looks like addresses of photographs and is not used'),
    ...remarkOn(plates, 'This column looks like number plates and is not used'),
    ...remarkOn(vins, 'This column looks like VINs and is not used'),
  ];
}

/** Whether a cell looks like a plate; a number alone may mean anything. */
const isPlate = (cell: string) => {
  const plate = normalPlate(cell);
  return plate.length >= SAMPLE && /[A-Z]/.test(plate) && PLATE.test(plate);
};
