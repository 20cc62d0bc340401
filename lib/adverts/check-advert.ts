import type { Found, Reader } from './found';
import { bodyType } from './kinds/body-type';
import { colour } from './kinds/colour';
import { doors, seats } from './kinds/doors-and-seats';
import { engineSize } from './kinds/engine-size';
import { fees } from './kinds/fees';
import { fuel } from './kinds/fuel';
import { gearbox } from './kinds/gearbox';
import { mileage } from './kinds/mileage';
import { mot } from './kinds/mot';
import { owners } from './kinds/owners';
import { price } from './kinds/price';
import { record } from './kinds/record';
import { serviceHistory } from './kinds/service-history';
import { ulez } from './kinds/ulez';
import { year } from './kinds/year';
import { readable } from './text';
import type { AdvertFacts, Claim, ClaimKind } from './types';

const READERS: Record<ClaimKind, Reader> = {
  owners,
  mot,
  serviceHistory,
  mileage,
  ulez,
  fuel,
  gearbox,
  price,
  fees,
  engineSize,
  year,
  colour,
  doors,
  seats,
  bodyType,
  record,
};

const KINDS = Object.keys(READERS) as ClaimKind[];

/**
 * Keeps the longest of overlapping claims of one kind. One that overlaps a longer one begins or ends inside it, so that
 * two look-ups tell.
 */
function apart(found: Found[]): Found[] {
  const taken = new Set<number>();
  return found
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      if (taken.has(start) || taken.has(end - 1)) return false;
      for (let at = start; at < end; at += 1) taken.add(at);
      return true;
    });
}

/** A claim of a text with its value, which no listing has been compared with. */
export type ReadClaim = Found & { kind: ClaimKind };

/** Reads the claims of a text that `readable` returned, in the order of the kinds. `today` is an ISO date. */
export const readClaims = (read: string, facts: AdvertFacts, today: string): ReadClaim[] =>
  KINDS.flatMap((kind) =>
    apart(READERS[kind](read, facts, today)).map((found) => ({ ...found, kind })),
  );

/**
 * Returns the claims of an advert's text with their fields, in the order of the text. A claim
 * repeated in the same words is returned once. `today` is an ISO date.
 */
export function checkAdvert(text: string, facts: AdvertFacts, today: string): Claim[] {
  const read = readable(text, facts);
  const claims = readClaims(read, facts, today)
    .map(({ value: _, ...found }) => ({ ...found, quote: text.slice(found.start, found.end) }))
    .sort((a, b) => a.start - b.start);
  const said = new Set<string>();
  return claims.filter(({ kind, quote }) => {
    const key = `${kind} ${quote.toLowerCase()}`;
    return !said.has(key) && said.add(key);
  });
}
