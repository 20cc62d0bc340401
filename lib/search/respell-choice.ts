import 'server-only';
import type { Route } from 'next';
import { logError } from '../core/logging/logger';
import { TOWN_MILES } from '../listings/constants';
import { type LandingChoice, slug, vehiclesPath } from '../paths';
import { plainMake, plainMakeOf } from '../trade-words/makes';
import { canonicaliseNames, getCatalogue, type MakeNames } from './canonical-names';
import { NO_FILTERS, serialiseFilters } from './filters';
import { findMake, findMisspelt, findModel } from './known-names';

const bySlug = <Named extends { name: string }>(known: readonly Named[], text: string) =>
  known.find(({ name }) => slug(name) === text);

/** Finds the make of an address, or the make that now sells its model. */
function makeOf(make: string, model: string | undefined, makes: readonly MakeNames[]) {
  const own = plainMakeOf(make, model ?? '');
  return (own === plainMake(make) ? bySlug(makes, make) : undefined) ?? findMake(makes, own);
}

/** Respells make and model of a choice as in the catalogue: 'vw', 'volkswagon' → 'Volkswagen'. */
export function respell(choice: LandingChoice, makes: readonly MakeNames[]) {
  const spelt = choice.make === undefined ? undefined : makeOf(choice.make, choice.model, makes);
  const make = spelt ?? findMisspelt(makes, choice.make ?? '');
  const speltModel =
    make && choice.model !== undefined
      ? (bySlug(make.models, choice.model) ?? findModel(make, choice.model, choice.make))
      : undefined;
  const model = speltModel ?? (make && findMisspelt(make.models, choice.model ?? ''));
  return {
    named: { ...choice, ...(make && { make: make.name }), ...(model && { model: model.name }) },
    /** Whether a name is a misspelling, with only one name near it. */
    isGuess: make !== spelt || model !== speltModel,
    /** Whether a name of the choice matches no make or model. */
    isUnknown: (choice.make !== undefined && !make) || (choice.model !== undefined && !model),
  };
}

/** The list of a make's model with a trim, near a town if given: 'golf-gti'; null for an unknown trim. */
export async function listOfTrim(
  { make = '', model = '' }: LandingChoice,
  town: string | null,
): Promise<Route | null> {
  const place = town && { location: town, radius: TOWN_MILES };
  const filters = await canonicaliseNames({ ...NO_FILTERS, make, model, ...place });
  return filters.trim ? vehiclesPath(serialiseFilters(filters)) : null;
}

/** As `respell` by the whole catalogue; the choice as it is while the backend is down. */
export async function respellChoice(choice: LandingChoice) {
  const unchanged = { named: choice, isGuess: false };
  if (!choice.make) return unchanged;
  try {
    return respell(choice, await getCatalogue());
  } catch (error) {
    logError('landing path', error);
    return unchanged;
  }
}
