import { modelFinder } from '../listings/find-model';
import { plainMake, plainMakeOf } from '../listings/trade-words';
import { PRICED_MAKES } from './price-levels';

type Named = { name: string };
type NamedMake = Named & { models: Named[] };
type Names = { make: string; model: string };

/**
 * The names of a car as the catalogue spells them, else as the table of prices does: 'vw GOLF' becomes
 * 'Volkswagen Golf'. What neither knows stays as typed; `isKnown` says that both names are known.
 */
export function knownNames({ make, model }: Names, catalogue: NamedMake[]) {
  const makes = [...catalogue, ...PRICED_MAKES].filter(
    ({ name }) => plainMake(name) === plainMakeOf(make, model),
  );
  const found = makes.map(({ name, models }) => modelFinder(name, models)(model)).find(Boolean);
  return {
    names: { make: makes[0]?.name ?? make, model: found?.model.name ?? model },
    isKnown: Boolean(found),
  };
}
