/** Thousands in threes, with one sign between them all. */
const GROUPED = /^\d{1,3}(?:([, ])\d{3}(?:\1\d{3})*)?$/;
const PLAIN = /^\d+$/;
/** Decimals that are noughts; after a comma only where it cannot be of thousands. */
const NOUGHTS = /(?:\.|,(?<=^(?:\d{4,}|\d{1,3}(?: \d{3})+),))0{1,2}$/;

const UNIT = /\s*(?:gbp|pounds?|miles?|mi)\.?$/i;

/** '1.5k' → '1500'; null for anything else. */
function inThousands(text: string) {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d{1,3}))?\s?k$/i.exec(text) ?? [];
  return whole === undefined ? null : whole + part.padEnd(3, '0');
}

/**
 * The digits of a whole amount as people write it: '£12,500', '31 000 miles', '9995.00', '9995,00', 'GBP 9,995' or
 * '52k'. A comma is of thousands only in threes; before one or two digits at the end it is a decimal point after four digits
 * ('60,00' may be 60,000 cut short), and decimals other than noughts are no whole amount. What is none stays as it is, for
 * the reader to be told.
 */
export function wholeAmount(text: string): string {
  // NFKC makes a digit of a footnote's '²'.
  if (/\p{No}/u.test(text)) return text;
  const [, sign = '', unsigned = ''] =
    /^([-−]?)(.*)$/s.exec(
      text
        .normalize('NFKC')
        // First, so that no two spaces stay: UNIT is quadratic in a run of them.
        .replace(/\p{Cf}/gu, '')
        .replace(/[\p{Z}\s]+/gu, ' ')
        .trim()
        .replace(/^(-?)\s*(?:£|gbp)\s*(-?)/i, '$1$2')
        .replace(UNIT, ''),
    ) ?? [];
  const thousands = inThousands(unsigned);
  const whole = thousands ?? unsigned.replace(NOUGHTS, '');
  if (!PLAIN.test(whole) && !GROUPED.test(whole)) return text;
  return `${sign && '-'}${whole.replace(/\D/g, '')}`;
}
