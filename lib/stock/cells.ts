import { hasVisibleText } from '../core/clean-text';
import { filledText } from '../core/filled-text';
import { litres } from '../core/litres';
import { normaliseName } from '../core/normalise-name';
import { normalPlate } from '../core/number-plate';
import { MAX_CELL_LENGTH } from '../core/table-limits';
import { NO, YES } from '../core/yes-no';
import { choiceValue } from '../trade-words/choices';
import { readDate, readYear } from '../trade-words/dates';
import type { StockColumn } from './columns';
import { splitFeatures } from './features';

function yesOrNo(text: string) {
  if (!text) return undefined;
  const plain = normaliseName(text);
  if (YES.test(plain)) return true;
  return NO.test(plain) ? false : text;
}

/**
 * Normalised names of words that systems write for a missing number plate; every real plate has a
 * digit, and none is of the year 00.
 */
const NO_PLATE = /^(?:[^\d]*|tb[acd]\d|0+|[a-z]{2}00[a-z]{3}|xx\d\dxxx)$/;

/** The number plate of a cell; '' for a word that means a missing plate. */
export const plateOf = (cell: string) =>
  NO_PLATE.test(normaliseName(normalPlate(cell))) ? '' : cell;

/** Columns of texts as a dealer writes them. */
const TEXTS = new Set([
  'listing',
  'stock_id',
  'trim',
  'description',
  'location',
  'postcode',
  'vin',
]);

/** Converts a cell for stockRowSchema; a cell without visible text is empty, as is a text that stands for nothing. */
export function cellValue({ name, choices }: StockColumn, cell: string) {
  const visible = hasVisibleText(cell) ? cell.trim() : '';
  const whole = TEXTS.has(name) ? filledText(visible) : visible;
  if (name === 'features') return splitFeatures(whole);
  if (name === 'description') return whole;
  const text = whole.slice(0, MAX_CELL_LENGTH);
  if (name === 'hide_registration') return yesOrNo(text);
  if (name === 'registration_number') return plateOf(text);
  if (name === 'engine_size') return litres(text);
  if (name === 'mot_expiry') return readDate(text) ?? text;
  if (name === 'year') return String(readYear(text) ?? text);
  // '5dr'.
  if (name === 'doors') return text.replace(/\s*(dr|doors?)$/i, '');
  if (name === 'listing') return text.toLowerCase();
  return choices ? choiceValue(name, choices, text) : text;
}
