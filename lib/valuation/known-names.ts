import { modelNames, plainMake, plainMakeOf } from '../trade-words/makes';
import { modelFinder } from '../trade-words/models';
import { PRICED_MAKES } from './price-levels';

type Named = { name: string };
type NamedMake = Named & { models: Named[] };
type Names = { make: string; model: string };

/**
 * Spells the names of a car like the catalogue, else like the table of prices: 'vw GOLF' becomes
 * 'Volkswagen Golf'. Unknown names stay as typed; `isKnown` says whether both names are known.
 */
export function knownNames({ make, model }: Names, catalogue: NamedMake[]) {
  const known = [...catalogue, ...PRICED_MAKES];
  const named = (wanted: string) => known.filter(({ name }) => plainMake(name) === wanted);
  const later = named(plainMakeOf(make, model));
  const makes = later.length > 0 ? later : named(plainMake(make));
  const finders = makes.map(({ name, models }) => modelFinder(name, models));
  const found = modelNames(make, model)
    .flatMap((written) => finders.map((find) => find(written)))
    .find(Boolean);
  return {
    names: { make: makes[0]?.name ?? make, model: found?.model.name ?? model },
    isKnown: Boolean(found),
  };
}
