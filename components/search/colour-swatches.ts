import type { Colour } from '@/lib/listings/constants';

/** CSS colours of the swatches beside the colours of vehicles. */
export const SWATCHES: Record<Colour, string> = {
  black: '#17191a',
  white: '#fff',
  silver: '#c8ccd0',
  grey: '#7b8187',
  blue: '#2557a7',
  red: '#b4231f',
  green: '#1f6b40',
  orange: '#e0701f',
  yellow: '#f0c22e',
  brown: '#6b4a30',
  beige: '#dccbab',
  gold: '#bd9a41',
  purple: '#5f3b88',
  bronze: '#8c6239',
};
