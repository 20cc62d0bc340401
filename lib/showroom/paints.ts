/** Colours of listings; a vehicle without a stated colour is rendered grey. */
export const PAINT_NAMES = [
  'black',
  'white',
  'silver',
  'grey',
  'blue',
  'red',
  'green',
  'orange',
  'yellow',
  'brown',
  'beige',
  'gold',
  'purple',
  'bronze',
] as const;
export type PaintName = (typeof PAINT_NAMES)[number];

/** Base colour (sRGB) under the clear coat, metalness, and the factor of its pictures' exposure. */
export type Paint = { colour: string; metallic: number; exposure?: number };

/**
 * Roughness in models and turns, the same for all paints. Traced views have their own
 * (scripts/showroom/catalogue/draw-car.py).
 */
export const PAINT_ROUGHNESS = 0.42;

export const PAINTS: Readonly<Record<PaintName, Paint>> = {
  black: { colour: '#0b0c0e', metallic: 0.35 },
  white: { colour: '#e3e5e6', metallic: 0, exposure: 0.87 },
  silver: { colour: '#a9adb1', metallic: 0.8, exposure: 0.92 },
  grey: { colour: '#4a4f55', metallic: 0.7 },
  blue: { colour: '#12397f', metallic: 0.55 },
  red: { colour: '#a00c15', metallic: 0.4 },
  green: { colour: '#0f4330', metallic: 0.5 },
  orange: { colour: '#d04c0b', metallic: 0.25 },
  yellow: { colour: '#e6b20c', metallic: 0.1 },
  brown: { colour: '#4a2f20', metallic: 0.55 },
  beige: { colour: '#b8a98d', metallic: 0.5 },
  gold: { colour: '#a8853c', metallic: 0.75 },
  purple: { colour: '#3d1f63', metallic: 0.5 },
  bronze: { colour: '#7d4d2a', metallic: 0.75 },
};

/** Converts sRGB to linear RGB, as glTF requires. */
export function linear(colour: string): [number, number, number] {
  const number = Number.parseInt(colour.slice(1), 16);
  const channel = (shift: number) => {
    const v = ((number >> shift) & 255) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}
