import { createHash } from 'node:crypto';

/** Returns a number from 0 to 1 that is always the same for a number plate and a purpose. */
export function draw(plate: string, purpose: string): number {
  return createHash('sha256').update(`${plate} ${purpose}`).digest().readUInt32BE(0) / 2 ** 32;
}

/** Returns a whole number within the bounds, both included. */
export const drawInt = (plate: string, purpose: string, low: number, high: number) =>
  low + Math.floor(draw(plate, purpose) * (high - low + 1));

export function drawOne<T>(plate: string, purpose: string, choices: readonly T[]): T {
  const choice = choices[Math.floor(draw(plate, purpose) * choices.length)];
  if (choice === undefined) throw new RangeError('No choices');
  return choice;
}
