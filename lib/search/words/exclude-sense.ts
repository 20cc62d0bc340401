import {
  BODY_TYPES,
  COLOURS,
  FUEL_TYPES,
  SELLER_TYPES,
  TRANSMISSIONS,
} from '../../listings/constants';
import { excludedLabel } from '../exclusions';
import type { Meaning, Sense } from './types';

const others = <Value extends string>(all: Record<Value, string>, denied: readonly Value[]) =>
  (Object.keys(all) as Value[]).filter((value) => !denied.includes(value));

/** The other values of a meaning's only facet; null unless that facet is a closed set. */
function complement(meaning: Meaning, models: readonly string[]): Meaning | null {
  // A model's name may be a trim of other models, and trims are not a closed set.
  const { trims, ...closed } = meaning;
  const [facet, ...more] = Object.keys(closed);
  if (!facet || more.length > 0 || (trims && !closed.models)) return null;
  const { models: named, fuels, transmissions, bodyTypes, colours, sellerTypes } = closed;
  if (named) return { models: models.filter((id) => !named.includes(id)) };
  if (fuels) return { fuels: others(FUEL_TYPES, fuels) };
  if (transmissions) return { transmissions: others(TRANSMISSIONS, transmissions) };
  if (bodyTypes) return { bodyTypes: others(BODY_TYPES, bodyTypes) };
  if (colours) return { colours: others(COLOURS, colours), unknownColours: true };
  if (sellerTypes) return { sellerTypes: others(SELLER_TYPES, sellerTypes) };
  return null;
}

/** The sense of 'not …'; null if no filter can exclude it: 'not DSG'. `models` are the ids of all models. */
export function excludeSense(
  { label, meaning, isNarrow }: Sense,
  models: readonly string[],
): Sense | null {
  const rest = isNarrow ? null : complement(meaning, models);
  if (!rest) return null;
  return {
    label: excludedLabel(label, rest.models !== undefined),
    meaning: rest,
    excludes: true,
  };
}
