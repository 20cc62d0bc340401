import { stringify } from 'csv-stringify/sync';
import { escapeXml } from '../core/escape-xml';
import { safeCell } from '../core/formulas';
import { STOCK_COLUMNS } from './columns';
import { joinFeatures } from './features';
import type { ExportedCar } from './types';

/** Characters that neither format allows. */
const INVALID = /[^\P{Cc}\t\r\n]|\p{Cs}/gu;

const text = (value: ExportedCar[keyof ExportedCar]) => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return safeCell(
    (Array.isArray(value) ? joinFeatures(value) : String(value)).replace(INVALID, ''),
  );
};

const cellsOf = (car: Partial<ExportedCar>) =>
  STOCK_COLUMNS.map(({ name }) => [name, text(car[name as keyof ExportedCar])] as const);

function carElement(car: Partial<ExportedCar>) {
  const cells = cellsOf(car)
    .filter(([, cell]) => cell)
    .map(([name, cell]) => `    <${name}>${escapeXml(cell)}</${name}>\n`);
  return `  <car>\n${cells.join('')}  </car>\n`;
}

/**
 * Writes a stock file of these cars, which reads as the same cars again, without texts that stand
 * for nothing (filledText); spreadsheets show all its cells as text.
 */
export function writeStockFile(cars: Partial<ExportedCar>[], format: 'csv' | 'xml'): string {
  if (format === 'xml')
    return `<?xml version="1.0" encoding="UTF-8"?>\n<stock>\n${cars.map(carElement).join('')}</stock>\n`;
  const headings = STOCK_COLUMNS.map(({ name }) => name);
  const rows = cars.map((car) => cellsOf(car).map(([, cell]) => cell));
  // A spreadsheet ends a row at any line break, not only at the one between the rows.
  const quoted_match = [/[\r\n]/];
  return stringify([headings, ...rows], { bom: true, record_delimiter: 'windows', quoted_match });
}
