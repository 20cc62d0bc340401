/** Signs, also full-width, that begin a formula for a spreadsheet. */
const SIGN = '[=@+\\-＝＠＋－−]';

/** What stands before the sign: what spreadsheets take off, or what was put there to hide it. */
const HIDDEN = /^[\s\p{Cf}'‘’`´＇]+/u;

/**
 * Written before a text that begins with a sign, as someone may have typed it on a listing's page. For a
 * spreadsheet it makes the cell a text, and reading trims it like any space.
 */
const TEXT_MARK = '\u00a0';

const SIGNED = new RegExp(`^${SIGN}`);
const MARKED = new RegExp(`^${TEXT_MARK}\\S`);
/** A number or a telephone number with a sign, which a spreadsheet does not run. */
const SIGNED_NUMBER = /^[+-][\d .,]*$/;
const BEFORE_SPACE = /^[+-] /;
const TELEPHONE = /^\+[\d .]+\(0\)[\d .]+$/;

/** Whether a spreadsheet might run a cell. Signed numbers, telephone numbers and lists with dashes are none. */
export function isFormula(cell: string) {
  if (MARKED.test(cell)) return false;
  const text = cell.replace(HIDDEN, '').trimEnd();
  if (!SIGNED.test(text)) return false;
  return ![SIGNED_NUMBER, TELEPHONE, BEFORE_SPACE].some((harmless) => harmless.test(text));
}

/** The cell that a spreadsheet shows as this text. */
export const safeCell = (text: string) =>
  SIGNED.test(text.trimStart()) || isFormula(text) ? `${TEXT_MARK}${text}` : text;
