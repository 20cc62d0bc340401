import type { SellerType } from '@/lib/listings/constants';
import type { Car } from './listing';
import type { Random } from './prng';
import * as dealer from './voices/dealer';
import { type Facts, factsOf, type Sentence } from './voices/facts';
import * as owner from './voices/private';
import * as extras from './voices/private-extras';
import * as verified from './voices/verified-dealer';

/** Candidate sentences, how many to use, and the probability that the part appears. */
type Part = { from: readonly Sentence[]; count?: number; chance?: number };
type Voice = readonly (readonly Part[])[];

/** Paragraph structure of each seller type's text. */
const VOICES: Record<SellerType, Voice> = {
  private: [
    [
      { from: owner.OPENINGS },
      { from: owner.REASONS, chance: 0.5 },
      { from: owner.OWNERSHIP, chance: 0.7 },
      { from: owner.MILEAGE, chance: 0.75 },
      { from: owner.SERVICING, chance: 0.85 },
      { from: owner.MOT, chance: 0.85 },
    ],
    [
      { from: owner.EQUIPMENT, chance: 0.6 },
      { from: extras.TYRES, chance: 0.45 },
      { from: extras.EXTRAS, count: 2, chance: 0.8 },
      { from: owner.STATE, chance: 0.85 },
      { from: owner.POOR },
    ],
    [{ from: owner.CLOSINGS, count: 2, chance: 0.9 }],
  ],
  dealer: [
    [{ from: dealer.OPENINGS }, { from: dealer.HISTORY }, { from: dealer.MOT, chance: 0.9 }],
    [
      { from: dealer.EQUIPMENT, chance: 0.9 },
      { from: dealer.STATE, chance: 0.9 },
      { from: dealer.ARGUMENTS, count: 2 },
    ],
    [{ from: dealer.CLOSINGS, count: 3 }],
  ],
  verified_dealer: [
    [
      { from: verified.OPENINGS },
      { from: verified.HISTORY },
      { from: verified.SERVICE, chance: 0.5 },
      { from: verified.MOT },
    ],
    [
      { from: verified.EQUIPMENT },
      { from: verified.STATE, chance: 0.9 },
      { from: verified.ARGUMENTS, count: 2 },
    ],
    [{ from: verified.PREPARATION }, { from: verified.CLOSINGS, count: 2 }],
  ],
};

/** Generates an advert's text in its seller's style; every statement matches the car's data. */
export function describeCar(
  random: Random,
  car: Car & { features: readonly string[]; registrationNumber: string },
  seller: { type: SellerType; town: string },
  today: Date,
): string {
  const facts = factsOf(random, car, seller.town, today);
  return VOICES[seller.type]
    .map((parts) => parts.flatMap((part) => say(part, facts)).join(' '))
    .filter(Boolean)
    .join('\n\n');
}

/** Picks up to `count` sentences that the facts allow, in random order. */
function say({ from, count = 1, chance = 1 }: Part, facts: Facts): string[] {
  if (!facts.random.chance(chance)) return [];
  const said: string[] = [];
  for (const sentence of facts.random.some(from, from.length)) {
    if (said.length === count) break;
    const text = sentence(facts);
    if (text) said.push(text);
  }
  return said;
}
