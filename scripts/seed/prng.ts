import type { Weighted } from './types';

/** Seeded random generator, deterministic on every platform. */
export interface Random {
  /** Returns a number of at least 0 and below 1. */
  next(): number;
  /** Returns an integer; both bounds are inclusive. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(choices: Weighted<T>): T;
  /** Returns a random sample of a list without repetition, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  /** Returns a number of the standard normal distribution. */
  normal(): number;
  /** Returns a UUID in version 4 format. */
  uuid(): string;
}

/** sfc32 by Chris Doty-Humphrey (PractRand, public domain), seeded from a text. */
export function createRandom(seed: string): Random {
  const hash = hashes(seed);
  let [a, b, c, counter] = [hash(), hash(), hash(), 1];
  const bits = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i += 1) bits();

  const next = () => bits() / 4_294_967_296;
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[int(0, list.length - 1)] as T;
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of choices) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(choices)[0];
    },
    some: (list, count) => {
      const rest = [...list];
      const chosen = [];
      while (chosen.length < count && rest.length) {
        chosen.push(...rest.splice(int(0, rest.length - 1), 1));
      }
      return chosen;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    uuid: () => uuidOf([bits(), bits(), bits(), bits()]),
  };
}

/** Derives a UUID from a name, so that makes and models have the same id in every seed. */
export function uuidFromName(name: string): string {
  const hash = hashes(name);
  return uuidOf([hash() >>> 0, hash() >>> 0, hash() >>> 0, hash() >>> 0]);
}

function uuidOf(words: number[]): string {
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

/** Integer hashes of a text (xmur3, public domain). */
function hashes(text: string): () => number {
  let hash = 1_779_033_703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
    hash ^= hash >>> 16;
    return hash;
  };
}
