/** The least cubic centimetres of a car's engine: less is neither those nor litres. */
const LEAST_CC = 400;

/** Litres in tenths of '2.0L', '1.995', '1,6' and '1995 cc'; empty for 0, anything else as it is. */
export function litres(text: string) {
  const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s*(cc|l|litres?)?$/i.exec(text) ?? [];
  if (number === undefined) return text;
  const size = Number(number.replace(',', '.'));
  const isCubicCentimetres = unit?.toLowerCase() === 'cc' || size >= 100;
  if (isCubicCentimetres && size > 0 && size < LEAST_CC) return text;
  return size === 0 ? '' : (isCubicCentimetres ? size / 1000 : size).toFixed(1);
}
