import type { Vocabulary } from '@/lib/search/words/types';
import { CATALOGUE } from '@/scripts/seed/catalogue/catalogue';
import { FEATURES } from '@/scripts/seed/features';
import { TOWN_CHOICES } from '@/scripts/seed/towns';

const trims = CATALOGUE.flatMap(({ models }) => models.flatMap((model) => [...model.trims]));
const counts = new Map<string, number>();
for (const trim of trims) counts.set(trim, (counts.get(trim) ?? 0) + 1);

/** The vocabulary of the seeded cars. */
export const VOCABULARY: Vocabulary = {
  makes: CATALOGUE.map(({ name, models }) => ({
    id: name,
    name,
    models: models.map((model) => ({ id: `${name} ${model.name}`, name: model.name })),
  })),
  trims: [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)),
  trimModels: Object.fromEntries(
    [...counts.keys()].map((trim) => [
      trim,
      CATALOGUE.flatMap(({ name, models }) =>
        models
          .filter((model) => model.trims.includes(trim))
          .map((model) => `${name} ${model.name}`),
      ),
    ]),
  ),
  features: FEATURES.map(({ name }) => name),
  towns: [
    ...TOWN_CHOICES.toSorted(([, a], [, b]) => b - a).map(([{ name }]) => name),
    'Sale',
    'Deal',
    'March',
    'Wells',
    'Street',
    'Battle',
    'Cheam',
    'Ford',
    'Colne',
    'Sandy',
    'Gillingham',
    'Newport',
    'Wales',
  ],
  regions: ['Dorset', 'Kent', 'Isle of Wight', 'West Yorkshire', 'Bristol', 'Wales', 'England'],
};
