import type { Dimension, Size } from './dimension-lines';

const NAMES: Record<Dimension, string> = { length: 'Length', width: 'Width', height: 'Height' };

/** Formats a length: 4480 → '4,480 mm'. */
export const millimetres = (length: number) => `${length.toLocaleString('en-GB')} mm`;
/** Formats a length: 4480 → '4.48 m'. */
const metres = (length: number) => `${(length / 1000).toFixed(2)} m`;

/** The labels of the lines: '4,480 mm'. */
export const dimensionLabels = ({ length, width, height }: Size): Record<Dimension, string> => ({
  length: millimetres(length),
  width: millimetres(width),
  height: millimetres(height),
});

/** The measures as text for a list: 'Length', '4,480 mm (4.48 m)'. */
export const describeDimensions = (size: Size) =>
  (Object.keys(NAMES) as Dimension[]).map((name) => ({
    name: NAMES[name],
    text: `${millimetres(size[name])} (${metres(size[name])})`,
  }));
