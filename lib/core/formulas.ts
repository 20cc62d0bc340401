/** Signs, also full-width and small, that begin a formula for a spreadsheet. */
const SIGN = '[=@+\\-＝＠＋－−﹦﹫﹢﹣]';

/**
 * Characters before the sign: those that spreadsheets remove, or that were added to hide the sign.
 */
const HIDDEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800'‘’`´＇]+/u;

/**
 * Precedes a text that begins with a sign, as a user may have typed it on a listing's page. A
 * spreadsheet then treats the cell as text, and reading trims the mark like any space.
 */
const TEXT_MARK = '\u00a0';

const SIGNED = new RegExp(`^${SIGN}`);
const MARKED = new RegExp(`^${TEXT_MARK}\\S`);
/** A number or a telephone number with a sign, which a spreadsheet does not run. */
const SIGNED_NUMBER = /^[+-][\d .,]*$/;
const BEFORE_SPACE = /^[+-] /;
const TELEPHONE = /^\+[\d .]+\(0\)[\d .]+$/;

/**
 * Whether a spreadsheet might run a cell. It does not run signed numbers, telephone numbers and
 * lists with dashes.
 */
export function isFormula(cell: string) {
  if (MARKED.test(cell)) return false;
  const text = cell.replace(HIDDEN, '').trimEnd();
  if (!SIGNED.test(text)) return false;
  return ![SIGNED_NUMBER, TELEPHONE, BEFORE_SPACE].some((harmless) => harmless.test(text));
}

/** The cell that a spreadsheet shows as this text. */
export const safeCell = (text: string) =>
  SIGNED.test(text.trimStart()) || isFormula(text) ? `${TEXT_MARK}${text}` : text;
