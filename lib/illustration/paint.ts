import type { PaintName } from './illustration-path';

/** Tones of one paint: under the lights, as it is, and in shade. */
export type Paint = { light: string; base: string; dark: string };

const paint = (light: string, base: string, dark: string): Paint => ({ light, base, dark });

/** The tones of every paint. */
export const PAINTS: Record<PaintName, Paint> = {
  black: paint('#5c6369', '#1d2023', '#090a0b'),
  white: paint('#ffffff', '#eceeed', '#a4abad'),
  silver: paint('#e6e9ea', '#b9bfc2', '#71797d'),
  grey: paint('#a3aaae', '#6d7478', '#383d40'),
  blue: paint('#6f9bd6', '#1f57a4', '#0d2a58'),
  red: paint('#e96a5f', '#b51f24', '#5f0d12'),
  green: paint('#5d9a7d', '#14563c', '#07291c'),
  orange: paint('#f8a766', '#dd6a1c', '#7f360a'),
  yellow: paint('#fde47d', '#ecbd1f', '#99710a'),
  brown: paint('#a58672', '#5f4232', '#2c1d15'),
  beige: paint('#f1e8d8', '#d3c4aa', '#8c7d64'),
  gold: paint('#ecd596', '#bd9a4c', '#6c5320'),
  purple: paint('#9c7fc0', '#533277', '#26153a'),
  bronze: paint('#cf9f78', '#8c5a35', '#452a16'),
  graphite: paint('#868d92', '#4b5155', '#24282a'),
};
