import { filledText } from '../core/filled-text';
import { litres } from '../core/litres';
import { normaliseName } from '../core/normalise-name';
import { otherMoney } from '../core/price-unit';
import { MAX_CELL_LENGTH } from '../core/table-limits';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '../listings/constants';
import { choiceValue } from '../trade-words/choices';
import { readYear } from '../trade-words/dates';
import type { ValuationInputs } from './schema';

type Field = Exclude<keyof ValuationInputs, 'colour'>;
type Column = {
  name: string;
  field: Field;
  /** The meaning of a cell, for users. */
  meaning: string;
  example: string;
  isOptional?: true;
  /** Values of the cells with the site's labels for them; both are accepted. */
  choices?: Record<string, string>;
};

const choiceOf = (choices: Record<string, string>, key: string) => ({
  choices,
  meaning: Object.values(choices).join(', '),
  example: choices[key] ?? '',
});

/** The columns of a file of cars. */
export const BULK_COLUMNS: Column[] = [
  { name: 'make', field: 'make', meaning: 'Such as Ford', example: 'Ford' },
  { name: 'model', field: 'model', meaning: 'Such as Fiesta', example: 'Fiesta' },
  { name: 'year', field: 'year', meaning: 'Year of registration', example: '2019' },
  { name: 'mileage', field: 'mileage', meaning: 'In miles', example: '31,000' },
  { name: 'condition', field: 'condition', ...choiceOf(CONDITIONS, 'good') },
  { name: 'fuel_type', field: 'fuelType', ...choiceOf(FUEL_TYPES, 'petrol') },
  { name: 'transmission', field: 'transmission', ...choiceOf(TRANSMISSIONS, 'manual') },
  { name: 'body_type', field: 'bodyType', ...choiceOf(BODY_TYPES, 'hatchback') },
  {
    name: 'engine_size',
    field: 'engineSize',
    isOptional: true,
    meaning: 'In litres or cc, such as 1.6 or 1598',
    example: '1.1',
  },
  {
    name: 'asking_price',
    field: 'askingPrice',
    isOptional: true,
    meaning: 'In pounds, for a verdict',
    example: '9250',
  },
];

/** The columns added to the file. */
export const FIGURE_COLUMNS = 'value low_80 high_80 low_90 high_90 verdict note'.split(' ');

const byPlainName = new Map(BULK_COLUMNS.map((column) => [normaliseName(column.name), column]));

const PRICE = 'askingprice';

/** Whether a normalised name belongs to the asking price. */
export const isPriceName = (name: string) => name === 'price' || name === PRICE;

/**
 * The column of a heading, in any case: 'Fuel type' and 'fuel_type' are the same. It also finds
 * 'Asking price (EUR)', so that its rows get a message, unless another heading is the asking price.
 */
export function columnOf(heading: string, headings: readonly string[] = []) {
  const plain = normaliseName(heading);
  const found = byPlainName.get(plain);
  if (found || headings.some((other) => normaliseName(other) === PRICE)) return found;
  const money = otherMoney(heading) ?? 'gbp';
  return plain.replace(money, '').replace(/in$/, '') === PRICE ? byPlainName.get(PRICE) : undefined;
}

/**
 * The value that the form would send for a cell; a choice may be its value, its label or a usual
 * word for it, and a name that stands for nothing is empty.
 */
export function cellValue({ name, field, choices }: Column, cell: string) {
  const text = cell.trim().slice(0, MAX_CELL_LENGTH);
  if (field === 'engineSize') return litres(text);
  if (field === 'year') return String(readYear(text) ?? text);
  if (field === 'make' || field === 'model') return filledText(text);
  return choices ? choiceValue(name, choices, text) : text;
}

const csvCell = (text: string) => (text.includes(',') ? `"${text}"` : text);

/** A file of one car with every column. */
export const BULK_EXAMPLE = [
  BULK_COLUMNS.map(({ name }) => name),
  BULK_COLUMNS.map(({ example }) => csvCell(example)),
]
  .map((cells) => `${cells.join(',')}\r\n`)
  .join('');
