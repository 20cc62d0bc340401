/** Colours of the course by day and, in dark colours, at dusk. */
const DAY = {
  sky: '#dfe6e2',
  grass: '#b9c4a8',
  pavement: '#d9d6ca',
  kerb: '#eeece4',
  tarmac: '#6f7472',
  paint: '#f7f6f1',
  bay: '#0b4a34',
  island: '#9fb08d',
  brick: ['#c9a58c', '#d8cdbb', '#e6e1d3', '#b98d76', '#cfc3ae'],
  roof: ['#6b5f58', '#7a6a5e', '#565b5a'],
  trunk: '#7d6a55',
  leaves: ['#6f8a63', '#7f9a70', '#5f7d5b'],
  post: '#4a514c',
  parked: ['#8b9195', '#c8c9c6', '#4d5a66', '#9a5a4d'],
  glass: '#2c3431',
  light: 1,
};

const DUSK: typeof DAY = {
  ...DAY,
  sky: '#5b6c70',
  grass: '#6c7a66',
  pavement: '#86897f',
  kerb: '#a3a59c',
  tarmac: '#4b5150',
  paint: '#d9d8d0',
  bay: '#1d6b4a',
  island: '#5c6d57',
  light: 0.72,
};

export type Palette = typeof DAY;
export const paletteOf = (isDark: boolean): Palette => (isDark ? DUSK : DAY);
