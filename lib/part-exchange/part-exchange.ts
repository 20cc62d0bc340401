/** Whole pounds from and to. */
export type Range = readonly [low: number, high: number];

/** The visitor's present car, as it is stored on the device. */
export type PartExchange = {
  /** '2018 Ford Fiesta'. */
  car: string;
  /** Miles; null where they are not known. */
  miles: number | null;
  /** The asking prices of eight in ten such cars, in whole pounds. */
  range: Range;
  /** The debt on it, in whole pounds. */
  owed: number;
  /** When it was last changed, in epoch milliseconds. */
  at: number;
};

/** It is kept for this time after the last change. */
const KEPT_MS = 24 * 60 * 60_000;

export const MAX_OWED = 1_000_000;
const MAX_VALUE = 10_000_000;
const MAX_MILES = 2_000_000;
const MAX_NAME = 100;

const isWhole = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max;

/** Reads stored JSON, which is untrusted; null where it is no part exchange, or older than a day. */
export function readPartExchange(text: string | null, now: number): PartExchange | null {
  try {
    const { car, miles, range, owed, at } = Object(JSON.parse(text ?? 'null'));
    const [low, high] = Array.isArray(range) ? range : [];
    if (typeof car !== 'string' || !car.trim() || car.length > MAX_NAME) return null;
    if (!isWhole(low, MAX_VALUE) || !isWhole(high, MAX_VALUE) || low > high) return null;
    if (!isWhole(owed, MAX_OWED)) return null;
    if (miles !== null && !isWhole(miles, MAX_MILES)) return null;
    // The clock of a device may be set back.
    if (typeof at !== 'number' || !(Math.abs(now - at) < KEPT_MS)) return null;
    return { car, miles, range: [low, high], owed, at };
  } catch {
    return null;
  }
}

/**
 * The sum left to pay or finance for a car of this price, in whole pounds: price less the value of the present car, plus
 * what is owed on it. Below 0 the present car is worth more than the price.
 */
export const leftToPay = (
  price: number,
  { range: [low, high], owed }: Pick<PartExchange, 'range' | 'owed'>,
): Range => [price - high + owed, price - low + owed];

/** The value of the present car less what is owed on it; below 0 more is owed than it is valued at. */
export const equityOf = ({
  range: [low, high],
  owed,
}: Pick<PartExchange, 'range' | 'owed'>): Range => [low - owed, high - owed];
