import { hasVisibleText } from '../core/clean-text';
import { litres } from '../core/litres';
import { normaliseName } from '../core/normalise-name';
import { choiceValue } from '../listings/trade-words';
import type { StockColumn } from './columns';
import { splitFeatures } from './features';

const YES = new Set(['yes', 'y', 'true', '1']);
const NO = new Set(['no', 'n', 'false', '0']);

/** 31/03/2027, 31-3-2027 and 2027-03-31 00:00:00 as 2027-03-31; anything else as it is. */
function isoDate(text: string) {
  const [, day = '', month = '', year] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return text.replace(/^(\d{4}-\d\d-\d\d)[T ]00:00.*$/, '$1');
}

/** The year of a date of registration; anything else as it is. */
const yearOf = (text: string) => /^(\d{4})-\d\d-\d\d$/.exec(isoDate(text))?.[1] ?? text;

function yesOrNo(text: string) {
  if (!text) return undefined;
  const plain = normaliseName(text);
  if (YES.has(plain)) return true;
  return NO.has(plain) ? false : text;
}

/** What stockRowSchema reads for a cell; one with nothing to see is empty. */
export function cellValue({ name, choices }: StockColumn, cell: string) {
  const text = hasVisibleText(cell) ? cell.trim() : '';
  if (name === 'features') return splitFeatures(text);
  if (name === 'hide_registration') return yesOrNo(text);
  if (name === 'engine_size') return litres(text);
  if (name === 'mot_expiry') return isoDate(text);
  if (name === 'year') return yearOf(text);
  // '5dr'.
  if (name === 'doors') return text.replace(/\s*(dr|doors?)$/i, '');
  if (name === 'listing') return text.toLowerCase();
  return choices ? choiceValue(name, choices, text) : text;
}
