import { wholeAmount } from '../core/amount';
import { normaliseName } from '../core/normalise-name';
import { normalPlate } from '../core/number-plate';
import { plateOf } from './cells';
import type { RowCells } from './repeats';

/**
 * Numbers of stock systems for cars without a number plate that look like one: 'NEW1', 'STK 204'.
 */
const STAND_IN = /^(NEW|CAR|VAN|DEM|STK|REG|TST|TB[ACD])\d{1,4}$/;
/** Normalised names of cells for a car that was never registered. */
const NEVER_REGISTERED =
  /^(?:brand)?new(?:car|van|vehicle)?$|^(?:un|non|pre|not(?:yet)?)reg(?:istered)?$|^delivery(?:miles|mileage|only)$/;
/** Maximum length of a cell; longer ones are texts. */
const MAX_CELL = 40;
/** Maximum miles of a car that was only delivered. */
const DELIVERY_MILES = 100;

const wordOf = ({ cell }: RowCells) =>
  STAND_IN.exec(normalPlate(plateOf(cell('registration_number'))))?.[1];

function isNeverRegistered({ cell, cells }: RowCells & { cells: string[] }) {
  const miles = wholeAmount(cell('mileage'));
  return (
    (/^\d+$/.test(miles) && Number(miles) <= DELIVERY_MILES) ||
    cells.some((text) => text.length <= MAX_CELL && NEVER_REGISTERED.test(normaliseName(text)))
  );
}

/**
 * Finds the number plates that may be placeholders, by row. A plate is left out if its car was
 * never registered or another row has the same word; any other is a personal plate.
 */
export function standInPlates(rows: (RowCells & { cells: string[] })[]) {
  const found = rows.flatMap((row) => {
    const word = wordOf(row);
    return word ? [{ row, word }] : [];
  });
  return new Map(
    found.map(({ row, word }) => {
      // Checks the cheaper condition first: a file may have thousands of them.
      const isLeftOut =
        found.some((other) => other.row !== row && other.word === word) || isNeverRegistered(row);
      const plate = `‘${row.cell('registration_number').trim().slice(0, MAX_CELL)}’`;
      const message = isLeftOut
        ? `${plate} stands for a car without a number plate: it is left out. If the car has this plate, add it in My listings`
        : `${plate} is taken as the number plate: clear the cell if the car has none yet`;
      return [row.row, { column: 'registration_number', message, isLeftOut }] as const;
    }),
  );
}
