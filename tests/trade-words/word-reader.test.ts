import { describe, expect, test } from 'vitest';
import { hasUnknownValue, parseLandingPath } from '@/lib/landing/choice';
import { parseFilters } from '@/lib/search/parse-filters';
import { BODY_WORDS, readBody } from '@/lib/trade-words/bodies';
import { COLOUR_WORDS, readColour } from '@/lib/trade-words/colours';
import { FUEL_BADGES, FUEL_WORDS, readFuel } from '@/lib/trade-words/fuels';
import { GEARBOX_WORDS, readGearbox } from '@/lib/trade-words/gearboxes';
import { readServiceHistory, SERVICE_HISTORY_WORDS } from '@/lib/trade-words/service-histories';
import { splitPhrases, type Words } from '@/lib/trade-words/word-reader';

type Kind = {
  kind: string;
  read: (text: string) => string | undefined;
  words: readonly Words<string>[];
};

const KINDS: Kind[] = [
  { kind: 'fuel', read: readFuel, words: [...FUEL_WORDS, ...FUEL_BADGES] },
  { kind: 'gearbox', read: readGearbox, words: GEARBOX_WORDS },
  { kind: 'body', read: readBody, words: BODY_WORDS },
  { kind: 'colour', read: readColour, words: COLOUR_WORDS },
  { kind: 'service history', read: readServiceHistory, words: SERVICE_HISTORY_WORDS },
];

describe.each(KINDS)('each word for a $kind', ({ read, words }) => {
  const phrases = words.flatMap(({ value, anywhere = '', inField = '' }) =>
    splitPhrases(`${anywhere},${inField}`).map((phrase) => ({ phrase, value })),
  );

  test('means it beside words that say nothing', () => {
    for (const { phrase, value } of phrases)
      for (const noise of ['3 door', '6 Speed', '2.0', 'Turbo', 'Car', 'Long', 'LWB'])
        for (const text of [`${noise} ${phrase}`, `${phrase} ${noise}`, `${phrase} (${noise})`])
          expect(read(text), text).toBe(value);
  });

  test('means nothing else with a figure at one of its ends', () => {
    for (const { phrase, value } of phrases)
      for (const figure of ['2', '7', '85'])
        for (const text of [`${phrase}${figure}`, `${figure}${phrase}`])
          expect([value, undefined], text).toContain(read(text));
  });
});

test.each([
  ['Petrol E10', 'petrol'],
  ['Electric (Range Extender)', 'plug_in_hybrid'],
  ['Hydrogen FCEV', 'hydrogen'],
  ['Unleaded (E5)', 'petrol'],
  ['E10', 'petrol'],
  ['Unleaded 95', 'petrol'],
  ['Diesel (B7)', 'diesel'],
  ['2.0TDI', 'diesel'],
  ['E85', undefined],
  ['E 85', undefined],
  ['E-85', undefined],
  ['Petrol E-10', 'petrol'],
  ['E 10', 'petrol'],
  ['B 7', 'diesel'],
  ['Diesel B-100', undefined],
  ['Unleaded 95 RON', 'petrol'],
  ['Premium Unleaded (E5)', 'petrol'],
  ['UL95', 'petrol'],
  ['Petrol EURO6d', 'petrol'],
  ['Diesel Euro VI', 'diesel'],
  ['Diesel HVO', 'diesel'],
  ['Electric 62kWh', 'electric'],
  ['Petrol 150 bhp', 'petrol'],
  ['Petrol/E85', undefined],
  ['Bio-ethanol', undefined],
  ['Hydrogen (H2)', undefined],
  ['H2', undefined],
])('the fuel %j is %j', (text, fuel) => {
  expect(readFuel(text)).toBe(fuel);
});

test.each(['E85', 'H2', 'Bio-ethanol'])('no address has the fuel %j', (fuel) => {
  const { filters, errors } = parseFilters(new URLSearchParams({ fuel }));
  expect(filters.fuel).toBe('');
  expect(errors).toMatchObject([{ field: 'fuel' }]);
  expect(hasUnknownValue(parseLandingPath(['fuel', fuel]) ?? {})).toBe(true);
});

test.each([
  ['6MT', 'manual'],
  ['6-speed MT', 'manual'],
  ['8AT', 'automatic'],
  ['7G-Tronic', 'automatic'],
  ['EAT8', 'automatic'],
  ['7DCT', 'automatic'],
  ['Auto 8sp', 'automatic'],
  ['MANUAL 6 SP', 'manual'],
  ['Continuously Variable Transmission', 'automatic'],
  ['Clutchless Manual', 'semi_automatic'],
  ['Auto/Manual', undefined],
  ['A8', undefined],
  ['M5', undefined],
])('the gearbox %j is %j', (text, gearbox) => {
  expect(readGearbox(text)).toBe(gearbox);
});

const inAnyOrder = (words: readonly string[]): string[] =>
  words.length < 2
    ? [...words]
    : words.flatMap((word, at) =>
        inAnyOrder(words.toSpliced(at, 1)).map((others) => `${word} ${others}`),
      );

test.each([
  [['SUV', 'Coupe'], 'suv'],
  [['Convertible', 'Coupe'], 'convertible'],
  [['Cabriolet', 'Coupe', '2 door'], 'convertible'],
  [['4x4', 'Pickup'], 'pickup'],
  [['Light 4x4 Utility', '5 door'], 'suv'],
  [['Medium', 'Roof', 'Van'], 'van'],
  [['SUV', 'Convertible', 'Coupe'], undefined],
  [['Saloon', 'Coupe'], undefined],
  [['Coupe', 'Convertible', 'mystery'], undefined],
])('the words %j of a body in any order are %j', (words, body) => {
  for (const text of inAnyOrder(words)) expect(readBody(text), text).toBe(body);
});

test('slashes between the words of a body change nothing', () => {
  expect(readBody('Convertible/Coupe')).toBe('convertible');
});

test.each([
  [['Semi-Automatic', 'DCT'], 'semi_automatic'],
  [['Automatic', 'DSG', '7 speed'], 'automatic'],
  [['DSG', 'Tiptronic'], 'automatic'],
  [['Semi-Automatic', 'CVT'], undefined],
  [['Automatic', 'Semi-Automatic'], undefined],
  [['Manual', 'DCT'], undefined],
])('the words %j of a gearbox in any order are %j', (words, gearbox) => {
  for (const text of inAnyOrder(words)) expect(readGearbox(text), text).toBe(gearbox);
});

test.each([
  ['Red with black roof', 'red'],
  ['White/Black roof', 'white'],
  ['Silver (black leather)', 'silver'],
  ['Moonstone Grey Metallic, black roof', 'grey'],
  ['Moonstone Grey Black Roof', 'grey'],
  ['Red contrast roof', 'red'],
  ['Blue & White', 'blue'],
  ['Blue - black leather', 'blue'],
  ['(Metallic) Grey', 'grey'],
  ['Navy Blue', 'blue'],
  ['Grey Blue', 'blue'],
  ['Mystery with black roof', undefined],
  ['Mystery (black leather)', undefined],
  ['Black roof', undefined],
])('the colour %j is %j', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

test.each([
  ['Red with black roof', 'red'],
  ['Silver (black leather)', 'silver'],
  ['White/Black roof', 'white'],
  ['red/black', 'black,red'],
  ['red and black', 'black,red'],
  ['moonstone grey', 'grey'],
])('the colour %j of an address is %j', (colour, value) => {
  const { filters, errors } = parseFilters(new URLSearchParams({ colour }));
  expect([filters.colour, errors]).toEqual([value, []]);
});

test.each([
  ['Full BMW service history', 'full'],
  ['Full Land Rover main dealer history', 'full'],
  ['Full specialist', 'full'],
  ['Part Audi history', 'partial'],
  ['Full but no history', undefined],
  ['Not full', undefined],
])('the service history %j is %j', (text, history) => {
  expect(readServiceHistory(text)).toBe(history);
});

test.each([
  ['L2H2 Van', 'van'],
  ['MPV 7 seat', 'mpv'],
  ['Luton', 'van'],
  ['SMALL_CAR', 'hatchback'],
])('the body %j is %j', (text, body) => {
  expect(readBody(text)).toBe(body);
});
