/**
 * Minimum cubic centimetres of a car's engine: a smaller number is neither cubic centimetres nor
 * litres.
 */
const MIN_CC = 400;
/** Thousands of cubic centimetres, as in '1,998 cc'. */
const THOUSAND = /^(\d)[., ](\d{3})(?=\s*c)/i;

/**
 * Converts '2.0L', '1.995', '1,6', '1995 cc' and '1,998 cc' to litres in tenths; '' for 0, other
 * texts unchanged.
 */
export function litres(text: string) {
  const [, number, unit = ''] =
    /^(\d+(?:[.,]\d+)?)\s*(ccm?|cm[3³]|l|ltrs?|litres?)?$/i.exec(text.replace(THOUSAND, '$1$2')) ??
    [];
  if (number === undefined) return text;
  const size = Number(number.replace(',', '.'));
  const isCubicCentimetres = /^c/i.test(unit) || size >= 100;
  if (isCubicCentimetres && size > 0 && size < MIN_CC) return text;
  return size === 0 ? '' : (isCubicCentimetres ? size / 1000 : size).toFixed(1);
}
