import { escaped, isOfAnother, type Match, matches, readable } from '../adverts/text';
import type { AdvertFacts } from '../adverts/types';
import { normaliseName } from '../core/normalise-name';
import { MAKE_WORDS } from '../trade-words/makes';
import { modelFinder } from '../trade-words/models';
import { splitPhrases } from '../trade-words/word-reader';
import levels from '../valuation/price-levels.json';

type Found = { start: number; end: number; name: string };
/** The make and model of a text, in the catalogue's spelling. */
export type FoundCar = { make: Found | null; model: Found | null };

/** The makes and models of the valuation, which the file of its price levels lists. */
const CATALOGUE = Object.entries(levels).map(([make, models]) => ({
  make,
  models: Object.keys(models).map((name) => ({ name })),
}));

const spaced = (name: string) => escaped(name.toLowerCase()).replace(/[ -]/g, '[ -]?');
const aliasesOf = (make: string) =>
  MAKE_WORDS.filter(({ value }) => value === normaliseName(make)).flatMap(({ anywhere = '' }) =>
    splitPhrases(anywhere),
  );

/** Models of MINI's by their badges, which the catalogue has under one name. */
const MINIS = /^ (?:one|cooper|first|john|convertible|hatch|paceman)\b/;

/** Makes whose names are words of adverts too: 'heated seat', 'mini valet'. They need a model. */
const ORDINARY_MAKES = /^(?:seat|mini|smart|ds|genesis|alpine|lotus|mg|lr|mb|dub|merc|jag)$/;
/** A Range Rover is a model of Land Rover's that is sold under its own name. */
const OWN_NAMES: Readonly<Record<string, string>> = { 'Land Rover': 'range rover' };

const MAKES = CATALOGUE.map(({ make, models }) => ({
  make,
  find: modelFinder(make, models),
  findLoose: modelFinder(make, models, { allowsTrim: true }),
  pattern: new RegExp(
    `(?<![\\w£-])(?:${[make, ...aliasesOf(make)].map(spaced).join('|')})(?![a-z_])|(?<!\\w)(?=${OWN_NAMES[make] ?? '(?!)'}\\b)`,
  ),
}));

/** The most words of a model's name. */
const MOST_WORDS = 4;
const MODEL_AT = /^[ \t:,|/-]{0,4}(?=[\w])/;

/** The model whose name begins at an offset. */
function modelAt(text: string, at: number, make: (typeof MAKES)[number]): Found | null {
  const gap = MODEL_AT.exec(text.slice(at, at + 8))?.[0].length ?? 0;
  const start = at + gap;
  const line =
    /^[^\n,.;!?|()]*(?:\.\d[^\n,.;!?|()]*)?/.exec(text.slice(start, start + 60))?.[0] ?? '';
  const words = [...line.matchAll(/\S+/g)].slice(0, MOST_WORDS);
  for (const find of [make.find, make.findLoose])
    for (let count = words.length; count > 0; count -= 1) {
      const last = words[count - 1];
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      const model = find(line.slice(0, end))?.model;
      if (model) {
        const shortest = words.findIndex(
          (word) => find(line.slice(0, word.index + word[0].length))?.model === model,
        );
        const word = words[shortest] ?? last;
        const length = (word?.index ?? 0) + (word?.[0].length ?? 0);
        return { start, end: start + Math.max(length, 1), name: model.name };
      }
    }
  return null;
}

/** Finds the car that a plain text is about: the first make with a model, else the first make. */
export function findCar(plain: string): FoundCar {
  const found = MAKES.flatMap((make) =>
    matches(plain, make.pattern)
      .filter((match) => !isOfAnother(match))
      .slice(0, 10)
      .map((match: Match) => ({ match, make, model: modelAt(plain, match.end, make) })),
  ).sort((a, b) => a.match.start - b.match.start);
  const best =
    found.find(({ model }) => model) ??
    found.find(
      ({ match }) =>
        match.text &&
        (!ORDINARY_MAKES.test(match.text) ||
          (match.text === 'mini' && MINIS.test(plain.slice(match.end, match.end + 20)))),
    );
  if (!best) return { make: null, model: null };
  const { match, make, model } = best;
  const isNamed = match.text !== '';
  return {
    make: {
      start: match.start,
      end: isNamed ? match.end : match.start + 'range rover'.length,
      name: make.make,
    },
    model,
  };
}

/** Facts without a listing: they hide the car's names from the readers of lib/adverts, and agree with no claim. */
export const factsOf = (text: string, { make, model }: FoundCar): AdvertFacts => ({
  make: make ? text.slice(make.start, make.end) : '\u0000',
  model: model ? text.slice(model.start, model.end) : '\u0000',
  trim: null,
  year: 0,
  price: null,
  mileage: null,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  engineSize: null,
  doors: null,
  seats: null,
  colour: null,
  owners: null,
  serviceHistory: null,
  motExpiry: null,
  registrationNumber: null,
  createdAt: '1970-01-01',
  ulez: 'unsure',
});

/** The text in lower case with every offset as it was, and no name hidden. */
export const plainText = (text: string) =>
  readable(text, factsOf(text, { make: null, model: null }));
