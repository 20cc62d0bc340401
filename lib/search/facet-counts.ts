import * as z from 'zod';
import type { Make } from '../listings/types';
import { OWNERS, SEATS } from './choices';

/** Facets with a count for each choice, and the ranges' histograms, in two halves that take as long. */
export const MAIN_FACETS = [
  'make',
  'fuel',
  'transmission',
  'bodyType',
  'price',
  'year',
  'mileage',
] as const;
export const MORE_FACETS = [
  'ulez',
  'seatsMin',
  'doors',
  'colour',
  'ownersMax',
  'sellerType',
  'serviceHistory',
  'verdict',
  'features',
] as const;

const countsSchema = z.record(z.string(), z.number());

/** The result of search_facets. */
export const sqlFacetsSchema = z.object({
  total: z.number(),
  counts: z.record(z.string(), countsSchema),
  features: countsSchema.optional(),
  relaxations: z.array(
    z.object({
      facet: z.string(),
      change: z.record(z.string(), z.json()).nullable(),
      vehicles: z.number(),
    }),
  ),
  missed: z.array(z.string()).optional(),
});
export type SqlFacets = z.infer<typeof sqlFacetsSchema>;

/**
 * For each facet, the number of vehicles per value, counted with all filters but the facet's own: what the
 * choice alone would find. Makes, models, trims and features by name, others by key. Histograms: price in
 * bars of £2,500 and mileage of 5,000 miles (by index, the last one open), year by year.
 */
export type Facets = Record<string, Record<string, number>>;

/** Vehicles with a value from `low` to `high`, from counts by exact value. */
export const countBetween = (counts: Record<string, number> = {}, low: number, high: number) =>
  Object.entries(counts).reduce(
    (sum, [value, n]) => sum + (+value < low || +value > high ? 0 : n),
    0,
  );

const sumChoices = (choices: readonly string[], count: (choice: number) => number) =>
  Object.fromEntries(choices.map((choice) => [choice, count(Number(choice))]));

/**
 * Names makes and models, which the database counts by the models' ids, and sums seats and owners, which it
 * counts exactly, up to each choice.
 */
export function nameFacets({ counts, features }: SqlFacets, all: Make[], chosen: Make[]): Facets {
  const { make: byModel = {}, ulez: { fails: _, ...ulez } = {}, ...rest } = counts;
  const countOf = ({ id }: { id: string }) => byModel[id] ?? 0;
  const sum = ({ models }: Make) => models.reduce((total, model) => total + countOf(model), 0);
  // Two makes may have a model of one name ('CUPRA Leon', 'SEAT Leon').
  const byName: Record<string, number> = {};
  for (const model of chosen.flatMap(({ models }) => models))
    byName[model.name] = (byName[model.name] ?? 0) + countOf(model);
  return {
    ...rest,
    seatsMin: sumChoices(SEATS, (seats) => countBetween(counts.seatsMin, seats, Infinity)),
    ownersMax: sumChoices(OWNERS, (owners) => countBetween(counts.ownersMax, 0, owners)),
    // That a vehicle fails the standard is no choice.
    ulez,
    ...(features && { features }),
    make: Object.fromEntries(
      all.map((make) => [make.name, sum(make)] as const).filter(([, n]) => n > 0),
    ),
    model: Object.fromEntries(Object.entries(byName).filter(([, n]) => n > 0)),
  };
}
