import { filledText } from '../core/filled-text';
import { normalPlate } from '../core/number-plate';
import { plateOf } from './cells';
import { plainNumber } from './stock-number';

/** Columns that identify a car, with the form in which cells are compared. */
const IDENTITIES = {
  stock_id: { label: 'stock number', plain: (cell: string) => plainNumber(filledText(cell)) },
  listing: { label: 'listing', plain: (cell: string) => filledText(cell).toLowerCase() },
  registration_number: {
    label: 'number plate',
    plain: (cell: string) => normalPlate(plateOf(cell)),
  },
};

export type RowCells = { row: number; cell: (column: string) => string };

/** Finds the rows that repeat a car, by row number, with the column and the message. */
export function repeatsOf(rows: RowCells[]) {
  const repeats = new Map<number, { column: string; message: string }[]>();
  for (const [column, { label, plain }] of Object.entries(IDENTITIES)) {
    const byCell = new Map<string, number[]>();
    for (const { row, cell } of rows) {
      const text = plain(cell(column));
      if (!text) continue;
      const same = byCell.get(text) ?? [];
      same.push(row);
      byCell.set(text, same);
    }
    for (const same of byCell.values()) {
      if (same.length === 1) continue;
      for (const row of same) {
        const other = same[0] === row ? same[1] : same[0];
        const message = `Row ${other} has the same ${label}`;
        repeats.set(row, [...(repeats.get(row) ?? []), { column, message }]);
      }
    }
  }
  return (row: number) => repeats.get(row) ?? [];
}
