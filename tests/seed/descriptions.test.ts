import { expect, it } from 'vitest';
import { LISTINGS, type Listing, told } from './sample';

const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const described = LISTINGS.filter(
  (car): car is Listing & { description: string } => car.description !== null,
);

/** Returns every false claim of that form; expects that there are claims at all. */
const falseClaims = (
  claim: RegExp,
  isSo: (car: Listing, match: RegExpMatchArray) => boolean,
): string[] => {
  const claims = described.flatMap((car) =>
    [...car.description.matchAll(claim)].map((match) => ({ car, match })),
  );
  expect(claims.length).toBeGreaterThan(10);
  return claims
    .filter(({ car, match }) => !isSo(car, match))
    .map(({ car, match }) => `${match[0]} ← ${told(car)}`);
};
const month = (date: Date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

it('states the correct number of owners', () => {
  const wrong = falseClaims(/\b(\w+) owners?\b(?! chose)/gi, (car, [, word = '']) => {
    const count = { first: 1, second: 2, another: car.owners }[word.toLowerCase()];
    return (
      car.owners ===
      (count ??
        (NUMBERS.indexOf(word.toLowerCase()) > 0
          ? NUMBERS.indexOf(word.toLowerCase())
          : Number(word)))
    );
  });
  expect(wrong).toEqual([]);
});

it('states the correct service history', () => {
  const kinds: Record<string, string> = {
    full: 'full',
    part: 'partial',
    some: 'partial',
    no: 'none',
  };
  expect(
    falseClaims(
      /\b(full|part|some|no) service history/gi,
      (car, [, kind = '']) => car.serviceHistory === kinds[kind.toLowerCase()],
    ),
  ).toEqual([]);
});

it('states the correct MOT month', () => {
  const wrong = falseClaims(
    new RegExp(`((?:${MONTHS.join('|')}) 20\\d\\d)`, 'g'),
    (car, [, said]) => {
      const first = new Date(car.registered);
      first.setUTCFullYear(first.getUTCFullYear() + 3);
      return said === month(car.motExpiry ? new Date(car.motExpiry) : first);
    },
  );
  expect(wrong).toEqual([]);
});

it('states the mileage, or a lower one for past events', () => {
  expect(
    falseClaims(/(at )?(\d[\d,]*) miles/g, (car, [, at, said = '']) => {
      const miles = Number(said.replaceAll(',', ''));
      return at ? miles < (car.mileage ?? 0) : miles === car.mileage;
    }),
  ).toEqual([]);
});

it('mentions only equipment that the vehicle has', () => {
  const spoken: [RegExp, string][] = [
    [/Apple CarPlay/g, 'Apple CarPlay'],
    [/tow bar/gi, 'Tow bar'],
    [/sat nav/g, 'Satellite navigation'],
    [/full leather/g, 'Leather upholstery'],
    [/heated front seats/g, 'Heated front seats'],
    [/panoramic roof/g, 'Panoramic roof'],
    [/reversing camera/g, 'Reversing camera'],
    [/third row/gi, 'Folding third row of seats'],
  ];
  for (const [phrase, feature] of spoken) {
    expect(falseClaims(phrase, (car) => car.features.includes(feature))).toEqual([]);
  }
});

it('mentions clutch, engine parts, gearbox and roof only where they apply', () => {
  expect(falseClaims(/clutch/g, (car) => car.transmission === 'manual')).toEqual([]);
  expect(falseClaims(/oil and filters|exhaust|coolant/g, (car) => car.fuel !== 'electric')).toEqual(
    [],
  );
  expect(
    falseClaims(/(R|The r)oof (works|has been tested)/g, (car) => car.body === 'convertible'),
  ).toEqual([]);
  expect(falseClaims(/\bautomatic\b/g, (car) => car.transmission !== 'manual')).toEqual([]);
  expect(falseClaims(/\bmanual\b/g, (car) => car.transmission !== 'automatic')).toEqual([]);
});

it('uses praise only for excellent and repair wording only for poor condition', () => {
  expect(
    falseClaims(
      /immaculate|outstanding example|stunning/gi,
      (car) => car.condition === 'excellent',
    ),
  ).toEqual([]);
  expect(
    falseClaims(/needs attention|home mechanic|as a project/g, (car) => car.condition === 'poor'),
  ).toEqual([]);
});

it('contains no contact details, placeholders or broken grammar', () => {
  const broken = described.filter(({ description }) =>
    /\d{5}|@|www|http|undefined|null|NaN| {2}|\.\.|,\.| ,|\ba [AEIO][a-z]|\ban [bcdfgjkpqtvwz]/.test(
      description,
    ),
  );
  expect(broken.map(told)).toEqual([]);
  const lower = described.filter(({ description }) =>
    /(^|[.!?]\s)[a-z]/.test(description.replace(/\b(e-|smart|i[0-9])/g, 'E')),
  );
  expect(lower.map(told).slice(0, 5)).toEqual([]);
});

it('is unique in more than 99.5 per cent of listings', () => {
  expect(new Set(described.map(({ description }) => description)).size).toBeGreaterThan(
    described.length * 0.995,
  );
});
