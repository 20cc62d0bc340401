import type { Material } from './materials';

/** Appearance of a material: sRGB colour, metalness, roughness and optional extras. */
export type Finish = {
  colour: string;
  metallic: number;
  roughness: number;
  alpha?: number;
  doubleSided?: boolean;
  clearcoat?: boolean;
  glow?: { colour: readonly [number, number, number]; strength: number };
};

/** All materials except the paint, whose colour is set at run time. */
export const FINISHES: Readonly<Record<Exclude<Material, 'paint'>, Finish>> = {
  glass: { colour: '#06080a', metallic: 0, roughness: 0.03, alpha: 0.88 },
  gloss: { colour: '#060607', metallic: 0, roughness: 0.12, clearcoat: true },
  trim: { colour: '#161718', metallic: 0, roughness: 0.72 },
  under: { colour: '#060606', metallic: 0, roughness: 0.95 },
  gap: { colour: '#020202', metallic: 0, roughness: 1 },
  well: { colour: '#050505', metallic: 0, roughness: 1, doubleSided: true },
  grille: { colour: '#060607', metallic: 0.2, roughness: 0.55 },
  chrome: { colour: '#c9cdd0', metallic: 1, roughness: 0.14 },
  alloy: { colour: '#8e9398', metallic: 1, roughness: 0.28 },
  headlamp: { colour: '#15171a', metallic: 0.8, roughness: 0.3 },
  lens: { colour: '#cfd8e0', metallic: 0, roughness: 0.02, alpha: 0.1 },
  reflector: { colour: '#d5dbe0', metallic: 1, roughness: 0.07 },
  daylight: {
    colour: '#ffffff',
    metallic: 0,
    roughness: 0.4,
    glow: { colour: [1, 1, 1], strength: 1.7 },
  },
  taillamp: {
    colour: '#4a0206',
    metallic: 0,
    roughness: 0.12,
    clearcoat: true,
    glow: { colour: [0.04, 0, 0], strength: 1 },
  },
  tailglow: {
    colour: '#ff1a1a',
    metallic: 0,
    roughness: 0.4,
    glow: { colour: [1, 0.02, 0.02], strength: 1 },
  },
  plate: { colour: '#e4e4df', metallic: 0, roughness: 0.5 },
  rearplate: { colour: '#e9b400', metallic: 0, roughness: 0.5 },
  mirror: { colour: '#c8d0d6', metallic: 1, roughness: 0.03 },
  interior: { colour: '#121315', metallic: 0, roughness: 0.9, doubleSided: true },
  liner: { colour: '#0e0f11', metallic: 0, roughness: 1 },
  leather: { colour: '#26282c', metallic: 0, roughness: 0.75 },
  saddle: { colour: '#6b3f24', metallic: 0, roughness: 0.6, doubleSided: true },
  tyre: { colour: '#1b1b1c', metallic: 0, roughness: 0.75 },
  rim: { colour: '#b4b9be', metallic: 1, roughness: 0.24 },
  rimdark: { colour: '#1a1b1d', metallic: 0.6, roughness: 0.45 },
  disc: { colour: '#6d6f72', metallic: 1, roughness: 0.45 },
};
