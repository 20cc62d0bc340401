/** Materials every car shares. */
export const INK = '#0d0f10';
/** Hairline around the metal: holds white paint on paper and black on the dark stage. */
export const EDGE = '#0d0f1080';
export const TRIM = '#363c3f';
export const CABIN = '#15191b';
export const CHROME = '#d5dadc';
export const LAMP = '#39434a';
export const BEAM = '#f3f8fb';
export const TAIL = '#a3151b';
export const TAIL_EDGE = '#3d070a';
export const TAIL_LIT = '#ff6a5e';
export const SEAT = '#6a5747';
export const WHITE = '#ffffff';
export const BLACK = '#000000';
