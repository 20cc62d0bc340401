/** Lengths in metres, as the drive says them. */
export const metres = (value: number) => `${value.toFixed(1)} m`;
export const centimetres = (value: number) => `${Math.round(value * 100)} cm`;
