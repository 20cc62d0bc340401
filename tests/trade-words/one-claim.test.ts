import { expect, test } from 'vitest';
import { normaliseName } from '@/lib/core/normalise-name';
import {
  BODY_TYPES,
  COLOURS,
  FUEL_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '@/lib/listings/constants';
import { BODY_WORDS } from '@/lib/trade-words/bodies';
import { COLOUR_WORDS } from '@/lib/trade-words/colours';
import { FUEL_BADGES, FUEL_WORDS } from '@/lib/trade-words/fuels';
import { GEARBOX_WORDS } from '@/lib/trade-words/gearboxes';
import { MAKE_WORDS } from '@/lib/trade-words/makes';
import { OTHER_MODELS } from '@/lib/trade-words/other-models';
import { SERVICE_HISTORY_WORDS } from '@/lib/trade-words/service-histories';
import { splitPhrases, type Words } from '@/lib/trade-words/word-reader';
import { CATALOGUE } from '@/scripts/seed/catalogue/catalogue';

type Kind = {
  kind: string;
  words: readonly Words<string>[];
  /** Names that win over every phrase, by their value. */
  labels: Readonly<Record<string, string>>;
};

const MAKES = Object.fromEntries(CATALOGUE.map(({ name }) => [normaliseName(name), name]));

const KINDS: Kind[] = [
  { kind: 'makes', words: MAKE_WORDS, labels: MAKES },
  { kind: 'fuels', words: [...FUEL_WORDS, ...FUEL_BADGES], labels: FUEL_TYPES },
  { kind: 'gearboxes', words: GEARBOX_WORDS, labels: TRANSMISSIONS },
  { kind: 'bodies', words: BODY_WORDS, labels: BODY_TYPES },
  { kind: 'colours', words: COLOUR_WORDS, labels: COLOURS },
  { kind: 'service histories', words: SERVICE_HISTORY_WORDS, labels: SERVICE_HISTORIES },
];

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) < at);

test.each(KINDS)('no two entries of $kind claim a phrase', ({ words, labels }) => {
  const claims = words.flatMap(({ value, anywhere = '', inField = '' }) =>
    splitPhrases(`${anywhere},${inField}`).map((phrase) => ({
      value,
      name: normaliseName(phrase),
    })),
  );
  expect(claims.length).toBeGreaterThan(10);
  expect(twice(claims.map(({ name }) => name))).toEqual([]);
  const owners = new Map(
    Object.entries(labels).flatMap(([value, label]) =>
      [value, label].map((name) => [normaliseName(name), value] as const),
    ),
  );
  const taken = claims.filter(({ value, name }) => (owners.get(name) ?? value) !== value);
  expect(taken).toEqual([]);
});

test.each(Object.entries(OTHER_MODELS))(
  'no two models of %s have one other name, and none is a third’s own',
  (make, entries) => {
    const models = CATALOGUE.find(({ name }) => name === make)?.models ?? [];
    const claims = entries.flatMap(([names, model]) =>
      names.map((name) => ({ model, name: normaliseName(name) })),
    );
    expect(models).not.toEqual([]);
    expect(twice(claims.map(({ name }) => name))).toEqual([]);
    for (const { model, name } of claims) {
      const own = models.find((each) => normaliseName(each.name) === name);
      expect(own?.name ?? model, name).toBe(model);
    }
    const targets = entries.flatMap(([, model]) => model ?? []);
    expect(models.map(({ name }) => name)).toEqual(expect.arrayContaining(targets));
  },
);
