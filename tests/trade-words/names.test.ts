import { expect, test, vi } from 'vitest';
import { slug } from '@/lib/paths';
import { withCatalogueNames } from '@/lib/registry/catalogue-names';
import { findMake, findModel } from '@/lib/search/known-names';
import { respell } from '@/lib/search/respell-choice';
import { parseSearch } from '@/lib/search/words/parse-search';
import { catalogueIds } from '@/lib/stock/catalogue-ids';
import { withRetry } from '@/lib/supabase/with-retry';
import { MAKE_WORDS, plainMake } from '@/lib/trade-words/makes';
import { OTHER_MODELS } from '@/lib/trade-words/other-models';
import { splitPhrases } from '@/lib/trade-words/word-reader';
import { knownNames } from '@/lib/valuation/known-names';
import { CATALOGUE } from '@/scripts/seed/catalogue/catalogue';
import { VOCABULARY } from '../search/words/vocabulary';

vi.mock('@/lib/supabase/with-retry', () => ({ withRetry: vi.fn() }));

const { makes } = VOCABULARY;
const idsOf = catalogueIds(makes);

/** The names that a registry's answer gets. */
const registryNames = async (make: string, model: string) => {
  vi.mocked(withRetry).mockResolvedValueOnce([...CATALOGUE]);
  const record = await withCatalogueNames({
    isMadeUp: false,
    registration: 'AB12CDE',
    make,
    model,
    year: null,
    fuelType: null,
    engineSize: null,
    colour: null,
    co2: null,
  });
  return { make: record.make, model: record.model };
};

test.each(MAKE_WORDS)('each word for $value is one make, whoever reads it', async (words) => {
  const { value, anywhere = '', inField = '' } = words;
  const make = makes.find(({ name }) => plainMake(name) === value);
  const model = make?.models[0]?.name ?? '';
  for (const phrase of splitPhrases(`${anywhere},${inField}`)) {
    expect(make && findMake(makes, phrase), phrase).toBe(make);
    expect(respell({ make: slug(phrase) }, makes).named.make, phrase).toBe(make?.name);
    expect(idsOf(phrase, model).make_id, phrase).toBe(make?.id);
    expect(knownNames({ make: phrase, model }, makes).names.make, phrase).toBe(make?.name);
    expect((await registryNames(phrase.toUpperCase(), model)).make, phrase).toBe(make?.name);
  }
  const ids = make?.models.map(({ id }) => id);
  for (const phrase of splitPhrases(anywhere)) {
    const { terms, unknown } = parseSearch(phrase, VOCABULARY);
    expect([terms.length, unknown], phrase).toEqual([1, []]);
    expect(terms[0]?.meaning.models, phrase).toEqual(expect.arrayContaining(ids ?? []));
  }
});

const OTHER_NAMES = makes.flatMap((make) =>
  (OTHER_MODELS[make.name] ?? []).flatMap(([names, target]) => {
    const model = make.models.find(({ name }) => name === target);
    return model ? names.map((name) => ({ make, name, model })) : [];
  }),
);

test.each(OTHER_NAMES)('$make.name $name is the $model.name, whoever reads it', async (row) => {
  const { make, name, model } = row;
  expect(findModel(make, name)).toBe(model);
  expect(idsOf(make.name, name)).toMatchObject({ model_id: model.id, trim: '' });
  expect(knownNames({ make: make.name, model: name }, makes).names.model).toBe(model.name);
  expect(await registryNames(make.name, name.toUpperCase())).toEqual({
    make: make.name,
    model: model.name,
  });
});

test.each([
  ['Range Rover', 'Sport', 'Land Rover', 'Range Rover Sport'],
  ['Range Rover', 'Evoque', 'Land Rover', 'Range Rover Evoque'],
  ['ORA', '03', 'GWM', 'ORA 03'],
  ['GWM ORA', '03', 'GWM', 'ORA 03'],
])('the make %s with the model %s is a %s %s, whoever reads it', async (make, model, ...known) => {
  const [knownMake, knownModel] = known;
  const own = makes.find(({ name }) => name === knownMake);
  const id = own?.models.find(({ name }) => name === knownModel)?.id;
  const names = { make: knownMake, model: knownModel };
  expect(own && findModel(own, model, make)?.name).toBe(knownModel);
  expect(respell({ make: slug(make), model: slug(model) }, makes).named).toEqual(names);
  expect(idsOf(make, model)).toMatchObject({ model_id: id, trim: '' });
  expect(idsOf(make, `${model} HSE`)).toMatchObject({ model_id: id, trim: 'HSE' });
  expect(knownNames({ make, model }, makes).names).toEqual(names);
  expect(await registryNames(make.toUpperCase(), model.toUpperCase())).toEqual(names);
});

test('a search finds a model by each of its names beside its make', () => {
  // 'look up' is no Volkswagen in a search.
  for (const { make, name, model } of OTHER_NAMES.filter((row) => !/ up$/i.test(row.name))) {
    const { terms, unknown } = parseSearch(`${make.name} ${name}`, VOCABULARY);
    expect(unknown, name).toEqual([]);
    for (const { meaning } of terms) expect(meaning.models, name).toContain(model.id);
  }
});
