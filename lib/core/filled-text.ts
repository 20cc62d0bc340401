import { normaliseName } from './normalise-name';

/** Errors that spreadsheets write into cells: '#N/A', '#REF!', '####'. */
const SHEET_ERROR =
  /^#(?:n\/a|ref!|value!|div\/0!|name\?|null!|num!|spill!|calc!|field!|blocked!|connect!|busy!|unknown!|getting_data|#*)$/i;
/** Signs in place of a text: '-', '...', '?'. */
const SIGNS = /^[\p{Pd}−._?*/\s]*$/u;
/** Words in place of a text, as normalised names. */
const WORDS =
  /^(?:na|none|nil|null|nan|undefined|nothing|nodata|novalue|blank|empty|tb[acd]|tobe(?:confirmed|announced|advised|decided)|unknown|unspecified|not(?:known|specified|applicable|available|given|stated|entered))$/;
/** Maximum length of such a word; every longer text is one. */
const MAX_WORD = 24;

/** Returns a text of a file's cell; '' for one that stands for nothing: '#N/A', 'NULL', 'TBC', '-'. */
export function filledText(cell: string) {
  const text = cell.trim();
  if (SIGNS.test(text) || SHEET_ERROR.test(text)) return '';
  return text.length <= MAX_WORD && WORDS.test(normaliseName(text.normalize('NFKC'))) ? '' : text;
}
