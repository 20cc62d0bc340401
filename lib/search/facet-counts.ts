import * as z from 'zod';
import type { Make } from '../listings/types';
import { FACETS, SELECTS } from './facets/all';

/**
 * Names the facets with a count for each choice, and the ranges' histograms, in two halves of equal
 * duration.
 */
const countedBy = (query: 'main' | 'more') =>
  FACETS.flatMap(({ name, counted }) => (counted === query ? name : []));
export const MAIN_FACETS = countedBy('main');
export const MORE_FACETS = countedBy('more');

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
 * For each facet, the number of vehicles per value, counted with all filters except the facet's
 * own, as if the choice were the only one. Makes, models, trims and features by name, others by
 * key. Histograms: price in bars of £2,500 and mileage of 5,000 miles (by index, the last one
 * open), year by year.
 */
export type Facets = Record<string, Record<string, number>>;

/** The number of vehicles with a value from `low` to `high`, from counts by exact value. */
export const countBetween = (counts: Record<string, number> = {}, low: number, high: number) =>
  Object.entries(counts).reduce(
    (sum, [value, n]) => sum + (+value < low || +value > high ? 0 : n),
    0,
  );

/**
 * For each option of each select, the number of vehicles up to it or from it, from counts by exact
 * value.
 */
function sumOptions(counts: Facets): Facets {
  const sums = SELECTS.map(({ name, min, options = [] }): [string, Record<string, number>] => {
    const sum = (option: number) =>
      countBetween(counts[name], min ? option : 0, min ? Infinity : option);
    return [name, Object.fromEntries(options.map((option) => [option, sum(option)]))];
  });
  return Object.fromEntries(sums);
}

/**
 * Converts the database's counts: makes and models, counted by the models' ids, get their names;
 * numbers such as seats, counted exactly, are summed up to each choice.
 */
export function nameFacets({ counts, features }: SqlFacets, all: Make[], chosen: Make[]): Facets {
  const { make: byModel = {}, ...rest } = counts;
  const countOf = ({ id }: { id: string }) => byModel[id] ?? 0;
  const sum = ({ models }: Make) => models.reduce((total, model) => total + countOf(model), 0);
  // Two makes may have models with the same name ('CUPRA Leon', 'SEAT Leon').
  const byName: Record<string, number> = {};
  for (const model of chosen.flatMap(({ models }) => models))
    byName[model.name] = (byName[model.name] ?? 0) + countOf(model);
  return {
    ...rest,
    ...sumOptions(counts),
    ...(features && { features }),
    make: Object.fromEntries(
      all.map((make) => [make.name, sum(make)] as const).filter(([, n]) => n > 0),
    ),
    model: Object.fromEntries(Object.entries(byName).filter(([, n]) => n > 0)),
  };
}
