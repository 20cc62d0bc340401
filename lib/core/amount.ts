/** Thousands in groups of three, with the same separator throughout. */
const GROUPED = /^[1-9]\d{0,2}(?:([, ])\d{3}(?:\1\d{3})*)?$/;
const PLAIN = /^\d+$/;
/** Zero decimals; after a comma only where it cannot separate thousands. */
const NOUGHTS = /(?:\.|,(?<=^(?:\d{4,}|\d{1,3}(?: \d{3})+),))0{1,2}$/;

const UNIT = /\s*(?:gbp|pounds?|miles?|mi)\.?$/i;

/** '1.5k' → '1500'; null for anything else. */
function inThousands(text: string) {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d{1,3}))?\s?k$/i.exec(text) ?? [];
  return whole === undefined ? null : whole + part.padEnd(3, '0');
}

/**
 * Returns the digits of a whole amount as people write it: '£12,500', '31 000 miles', '9995.00',
 * '9995,00', 'GBP 9,995' or '52k'. A comma separates thousands only before groups of three; before
 * one or two final digits it is a decimal point if four digits precede it ('60,00' may be 60,000
 * cut short). An amount with other decimals than zeros is not whole. Any other text is returned as
 * it is, so that the error message can show it.
 */
export function wholeAmount(text: string): string {
  // NFKC makes a digit of a footnote's '²'.
  if (/\p{No}/u.test(text)) return text;
  const [, sign = '', unsigned = ''] =
    /^([-−]?)(.*)$/s.exec(
      text
        .normalize('NFKC')
        // Runs first, so that no two spaces stay: UNIT is quadratic in a run of them.
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
