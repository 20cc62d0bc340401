import { checkAdvert } from '@/lib/adverts/check-advert';
import type { AdvertFacts, Claim, ClaimKind } from '@/lib/adverts/types';
import { ulez } from '@/lib/running-costs/ulez';
import { generateCatalogue } from '@/scripts/seed/generate';
import type { SeedVehicle } from '@/scripts/seed/listing';
import { createRandom, type Random } from '@/scripts/seed/prng';
import * as falseFacts from './false-facts';
import * as falseHistory from './false-history';
import type { Falsehood } from './say';

const TODAY = new Date('2026-11-21T09:00:00Z');
const TODAY_ISO = TODAY.toISOString().slice(0, 10);

/** False statements by the kind of claim that should be found. */
export const FALSEHOODS: Partial<Record<ClaimKind, Falsehood>> = { ...falseHistory, ...falseFacts };
const KINDS = Object.keys(FALSEHOODS) as ClaimKind[];

export type Advert = { car: SeedVehicle; facts: AdvertFacts; text: string };

function factsOf(car: SeedVehicle): AdvertFacts {
  const { make, model, trim, year, price, mileage, doors, seats, colour, owners } = car;
  const { registrationNumber, motExpiry, serviceHistory, transmission } = car;
  const fields = {
    make,
    model,
    trim,
    year,
    price,
    mileage,
    doors,
    seats,
    colour,
    owners,
    motExpiry,
    registrationNumber,
    serviceHistory,
    transmission,
    fuelType: car.fuel,
    bodyType: car.body,
    engineSize: car.litres,
  };
  return { ...fields, ulez: ulez(fields).ulez, createdAt: car.createdAt.toISOString() };
}

/** Returns the adverts for sale that have a text, of a catalogue of `vehicles`. */
export function adverts(vehicles: number): Advert[] {
  return [...generateCatalogue({ vehicles, seed: 'adverts', today: TODAY })].flatMap((seller) =>
    seller.vehicles.flatMap((car) =>
      car.description ? [{ car, facts: factsOf(car), text: car.description }] : [],
    ),
  );
}

export const check = ({ text, facts }: Pick<Advert, 'text' | 'facts'>): Claim[] =>
  checkAdvert(text, facts, TODAY_ISO);

export const contradictions = (claims: Claim[]) =>
  claims.filter(({ verdict }) => verdict === 'contradicts');

const asTyped = (said: string, random: Random) =>
  random.weighted([
    [said.charAt(0).toUpperCase() + said.slice(1), 70],
    [said.toLowerCase(), 20],
    [said.toUpperCase(), 10],
  ]);

export type Injected = {
  kind: ClaimKind;
  said: string;
  text: string;
  facts: AdvertFacts;
  isFound: boolean;
};

/** Puts one falsehood of a random kind between two sentences of each advert, and checks whether it is found. */
export function injectAll(list: Advert[]): Injected[] {
  return list.flatMap(({ car, facts, text }, at) => {
    const random = createRandom(`falsehood ${at}`);
    for (const kind of random.some(KINDS, KINDS.length)) {
      const sentence = FALSEHOODS[kind]?.(car, random, TODAY);
      if (!sentence) continue;
      const said = asTyped(sentence, random);
      const places = [
        0,
        ...[...text.matchAll(/[.:] |\n\n/g)]
          .filter(([end]) => end !== ': ')
          .map(({ index, 0: end }) => index + end.length),
        text.length,
      ];
      const place = random.pick(places);
      const gap = place === text.length ? ' ' : '';
      const whole = `${text.slice(0, place)}${gap}${said} ${text.slice(place)}`;
      const from = place + gap.length;
      const isFound = contradictions(check({ text: whole, facts })).some(
        (claim) => claim.kind === kind && claim.start < from + said.length && from < claim.end,
      );
      return { kind, said, text: whole, facts, isFound };
    }
    return [];
  });
}
