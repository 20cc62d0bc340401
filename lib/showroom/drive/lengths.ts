/** Formats lengths in metres for the drive's messages. */
export const metres = (value: number) => `${value.toFixed(1)} m`;
export const centimetres = (value: number) => `${Math.round(value * 100)} cm`;
