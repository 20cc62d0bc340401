/** The colours an advert can state; a car whose colour nobody stated is painted grey. */
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

/** Colour (sRGB), how metallic and how rough a paint is under its clear coat. */
export type Paint = { colour: string; metallic: number; roughness: number };

const paint = (colour: string, metallic: number, roughness: number): Paint => ({
  colour,
  metallic,
  roughness,
});

export const PAINTS: Readonly<Record<PaintName, Paint>> = {
  black: paint('#0b0c0e', 0.35, 0.3),
  white: paint('#e9ebeb', 0, 0.35),
  silver: paint('#a9adb1', 0.8, 0.33),
  grey: paint('#4a4f55', 0.7, 0.34),
  blue: paint('#12397f', 0.55, 0.32),
  red: paint('#a00c15', 0.4, 0.34),
  green: paint('#0f4330', 0.5, 0.33),
  orange: paint('#d04c0b', 0.25, 0.34),
  yellow: paint('#e6b20c', 0.1, 0.35),
  brown: paint('#4a2f20', 0.55, 0.34),
  beige: paint('#b8a98d', 0.5, 0.35),
  gold: paint('#a8853c', 0.75, 0.34),
  purple: paint('#3d1f63', 0.5, 0.33),
  bronze: paint('#7d4d2a', 0.75, 0.34),
};

/** An sRGB colour as linear light, as glTF wants it. */
export function linear(colour: string): [number, number, number] {
  const number = Number.parseInt(colour.slice(1), 16);
  const channel = (shift: number) => {
    const v = ((number >> shift) & 255) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}
