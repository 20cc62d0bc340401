import type { BodyType, FuelType } from '@/lib/listings/constants';
import type { Car } from './listing';
import { OLD_DESIGNS } from './old-designs';
import type { Random } from './prng';

interface Feature {
  name: string;
  /** First year of registration in which it was fitted; `until` is the last. */
  from: number;
  until?: number;
  /** 0 for equipment of nearly every car, 1 for the richest cars only. */
  rank: number;
  /** Its spread to cheaper cars: decrease of rank per year. */
  spread?: number;
  bodies?: readonly BodyType[];
  fuels?: readonly FuelType[];
  seats?: number;
  /** Marks driver assistance, which older designs (OLD_DESIGNS) never had. */
  assists?: boolean;
}

const LOADERS = ['suv', 'estate', 'mpv'] as const;
const PLUGS = ['electric', 'plug_in_hybrid'] as const;
const BURNERS = ['petrol', 'diesel', 'hybrid', 'plug_in_hybrid'] as const;
const CARS = ['hatchback', 'sedan', 'suv', 'estate', 'coupe', 'mpv'] as const;

export const FEATURES: readonly Feature[] = [
  { name: 'Air conditioning', from: 1998, rank: 0.05 },
  { name: 'Dual-zone climate control', from: 2003, rank: 0.5, spread: 0.012 },
  { name: 'Electric windows', from: 1998, rank: 0.02 },
  { name: 'Central locking', from: 1998, rank: 0, until: 2014 },
  { name: 'Power steering', from: 1998, rank: 0, until: 2010 },
  { name: 'Electric and heated door mirrors', from: 1998, rank: 0.15, spread: 0.004 },
  { name: 'Power-folding mirrors', from: 2006, rank: 0.55, spread: 0.012 },
  { name: 'Alloy wheels', from: 1998, rank: 0.12 },
  { name: 'CD player', from: 1998, rank: 0.05, until: 2016 },
  { name: 'AUX input', from: 2007, rank: 0.1, until: 2018 },
  { name: 'USB connection', from: 2010, rank: 0.1 },
  { name: 'Bluetooth', from: 2008, rank: 0.4, spread: 0.04 },
  { name: 'DAB radio', from: 2011, rank: 0.4, spread: 0.04 },
  { name: 'Satellite navigation', from: 2004, rank: 0.85, spread: 0.025 },
  { name: 'Apple CarPlay', from: 2016, rank: 0.45, spread: 0.05 },
  { name: 'Android Auto', from: 2016, rank: 0.45, spread: 0.05 },
  { name: 'Wireless phone charging', from: 2017, rank: 0.8, spread: 0.04 },
  { name: 'Digital instrument cluster', from: 2016, rank: 0.8, spread: 0.04 },
  { name: 'Premium sound system', from: 2004, rank: 0.85 },
  { name: 'Ambient lighting', from: 2014, rank: 0.75, spread: 0.02 },
  { name: 'Cruise control', from: 2000, rank: 0.5, spread: 0.018 },
  { name: 'Adaptive cruise control', from: 2013, rank: 1, spread: 0.04, assists: true },
  { name: 'Lane keep assist', from: 2015, rank: 0.85, spread: 0.06, assists: true },
  { name: 'Blind spot monitor', from: 2013, rank: 0.9, spread: 0.03, assists: true },
  { name: 'Autonomous emergency braking', from: 2014, rank: 0.7, spread: 0.06, assists: true },
  { name: 'Traffic sign recognition', from: 2014, rank: 0.85, spread: 0.045, assists: true },
  { name: 'Rear parking sensors', from: 2003, rank: 0.5, spread: 0.02 },
  { name: 'Front parking sensors', from: 2005, rank: 0.75, spread: 0.016 },
  { name: 'Reversing camera', from: 2010, rank: 0.8, spread: 0.03 },
  { name: '360-degree camera', from: 2016, rank: 0.95, spread: 0.02 },
  { name: 'Hill start assist', from: 2009, rank: 0.3, spread: 0.015 },
  { name: 'Tyre pressure monitoring', from: 2014, rank: 0.1 },
  { name: 'Stop/start', from: 2010, rank: 0.4, spread: 0.03, fuels: BURNERS },
  { name: 'Keyless entry', from: 2006, rank: 0.85, spread: 0.016 },
  { name: 'Keyless start', from: 2008, rank: 0.65, spread: 0.018 },
  { name: 'Remote central locking', from: 1998, rank: 0.1 },
  { name: 'Automatic headlights', from: 2004, rank: 0.45, spread: 0.016 },
  { name: 'Rain-sensing wipers', from: 2004, rank: 0.5, spread: 0.014 },
  { name: 'Xenon headlights', from: 2003, until: 2017, rank: 0.85 },
  { name: 'LED headlights', from: 2014, rank: 0.8, spread: 0.05 },
  { name: 'Front fog lights', from: 1998, rank: 0.3, until: 2021 },
  { name: 'Privacy glass', from: 2004, rank: 0.5 },
  { name: 'Leather upholstery', from: 1998, rank: 0.72 },
  { name: 'Part-leather seats', from: 2005, rank: 0.62 },
  { name: 'Heated front seats', from: 2001, rank: 0.68, spread: 0.006 },
  { name: 'Heated steering wheel', from: 2014, rank: 0.82, spread: 0.01 },
  { name: 'Electrically adjustable front seats', from: 2001, rank: 0.85 },
  { name: 'Ventilated front seats', from: 2014, rank: 0.98 },
  { name: 'Leather steering wheel', from: 1999, rank: 0.3 },
  { name: 'Multifunction steering wheel', from: 2004, rank: 0.3, spread: 0.008 },
  { name: 'Head-up display', from: 2012, rank: 0.95, spread: 0.008 },
  { name: 'Panoramic roof', from: 2007, rank: 0.85, bodies: CARS },
  { name: 'Sunroof', from: 1998, until: 2015, rank: 0.8, bodies: CARS },
  { name: 'Electric folding roof', from: 1998, rank: 0.3, bodies: ['convertible'] },
  { name: 'Wind deflector', from: 1998, rank: 0.6, bodies: ['convertible'] },
  { name: 'Powered tailgate', from: 2010, rank: 0.8, spread: 0.01, bodies: LOADERS },
  { name: 'Roof rails', from: 1998, rank: 0.35, bodies: LOADERS },
  { name: 'Tow bar', from: 1998, rank: 0.9, bodies: ['suv', 'estate', 'pickup', 'van', 'mpv'] },
  { name: 'Load liner', from: 1998, rank: 0.2, bodies: ['pickup'] },
  { name: 'Hard tonneau cover', from: 2004, rank: 0.55, bodies: ['pickup'] },
  { name: 'Ply-lined load area', from: 1998, rank: 0.2, bodies: ['van'] },
  { name: 'Steel bulkhead', from: 1998, rank: 0.1, bodies: ['van'] },
  { name: 'Twin sliding side doors', from: 1999, rank: 0.5, bodies: ['van'] },
  {
    name: 'Split-folding rear seats',
    from: 1998,
    rank: 0.15,
    bodies: ['hatchback', 'suv', 'estate', 'mpv'],
  },
  { name: 'ISOFIX child seat points', from: 2004, rank: 0.1, bodies: CARS },
  { name: 'Folding third row of seats', from: 1999, rank: 0, seats: 7 },
  { name: 'Type 2 charging cable', from: 2012, rank: 0.05, fuels: PLUGS },
  { name: 'Rapid charging (CCS)', from: 2017, rank: 0.1, fuels: ['electric'] },
  { name: 'Heat pump', from: 2014, rank: 0.6, fuels: ['electric'] },
  { name: 'App control and pre-heating', from: 2016, rank: 0.3, fuels: PLUGS },
  { name: 'Anti-lock brakes', from: 1998, rank: 0.05, until: 2012 },
  { name: 'Electronic stability control', from: 2001, rank: 0.4, spread: 0.03, until: 2018 },
  { name: 'Driver and passenger airbags', from: 1998, rank: 0 },
  { name: 'Side airbags', from: 2000, rank: 0.3, spread: 0.02 },
  { name: 'Alarm and immobiliser', from: 1998, rank: 0.2 },
  { name: 'Trip computer', from: 1998, rank: 0.3, until: 2018 },
  { name: 'Spare wheel', from: 1998, rank: 0.6 },
];

/** Mutually exclusive features; the first one stays. */
const RIVALS: [string, string][] = [
  ['Leather upholstery', 'Part-leather seats'],
  ['Panoramic roof', 'Sunroof'],
  ['LED headlights', 'Xenon headlights'],
  ['Adaptive cruise control', 'Cruise control'],
  ['Dual-zone climate control', 'Air conditioning'],
  ['Keyless entry', 'Remote central locking'],
];

const EVEN_PLAIN_CARS_RICH_FROM = 2018;
const ORDINARY_PRICE = 30_000;

const MIN_FEATURES = 8;
const MAX_FEATURES = 20;

/** Picks 8 to 20 features plausible for the car's year, price and trim, common ones first. */
export function chooseFeatures(random: Random, car: Car): string[] {
  const comfort = car.body === 'van' || car.body === 'pickup' ? 0.55 : 1;
  const level = comfort * (0.3 * car.richness + 0.7 * priceLevel(car.newPrice));
  const scored = FEATURES.filter((feature) => fits(feature, car)).map((feature) => {
    const rank = rankIn(feature, car.year);
    return { name: feature.name, score: level + 0.12 * random.normal() - rank + 0.1 };
  });
  const names = new Set(scored.filter(({ score }) => score > 0).map(({ name }) => name));
  for (const [stays, goes] of RIVALS) if (names.has(stays)) names.delete(goes);
  const spare = scored
    .filter(({ name }) => !names.has(name) && !RIVALS.some((pair) => pair.includes(name)))
    .sort((a, b) => b.score - a.score);
  while (names.size < MIN_FEATURES && spare.length) names.add(spare.shift()?.name ?? '');
  // Richer trims and newer cars get longer lists.
  const length = 8 + 9 * level + (car.year - 2005) / 5 + 2 * random.normal();
  const most = Math.round(Math.min(Math.max(length, MIN_FEATURES), MAX_FEATURES));
  const chosen = names.size > most ? new Set(random.some([...names], most)) : names;
  return FEATURES.map(({ name }) => name).filter((name) => chosen.has(name));
}

function fits(feature: Feature, car: Car): boolean {
  return (
    car.year >= feature.from &&
    car.year <= (feature.until ?? 9999) &&
    !(feature.assists && car.year < (OLD_DESIGNS[`${car.make} ${car.model}`] ?? 0)) &&
    !(isPlainest(car) && rankIn(feature, car.year) > 0.25) &&
    (feature.bodies?.includes(car.body) ?? true) &&
    (feature.fuels?.includes(car.fuel) ?? true) &&
    (feature.seats === undefined || car.seats >= feature.seats)
  );
}

/** Returns whether a car is an entry-level trim of an ordinary model, which had few extras. */
function isPlainest(car: Car): boolean {
  return (
    car.richness === 0 && car.newPrice < ORDINARY_PRICE && car.year < EVEN_PLAIN_CARS_RICH_FROM
  );
}

function rankIn(feature: Feature, year: number): number {
  return feature.rank - (feature.spread ?? 0) * (year - feature.from);
}

/** Returns 0 for the cheapest new car, 1 from about 90,000 pounds. */
function priceLevel(newPrice: number): number {
  return Math.min(Math.max(Math.log(newPrice / 9000) / Math.log(10), 0), 1);
}
