import { normaliseName } from '../core/normalise-name';

/** The heading of an exported file, whose letters are those of the site. */
const OWN_HEADING = 'write_off';
const UNCLEAR = 'N (no, or category N)';

/**
 * A cell of the column for write-offs. A lone N is category N under a heading of categories; under
 * another, such as 'Written off', it is 'no' as often, and becomes a text that nobody takes for either.
 */
export function writeOffCell(heading: string, cell: string) {
  const isLoneN = normaliseName(cell) === 'n';
  const isOfCategories = heading === OWN_HEADING || normaliseName(heading).includes('cat');
  return isLoneN && !isOfCategories ? UNCLEAR : cell;
}
