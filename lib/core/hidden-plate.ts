import { namesPlate } from './number-plate';

/** The public texts of a listing, which do not hold a number plate that it hides. */
const TEXTS = {
  trim: 'The trim',
  features: 'A feature',
  description: 'The description',
  location: 'The town',
};

export type PlateText = keyof typeof TEXTS;

const NAMES = Object.keys(TEXTS) as PlateText[];

/** Says that a text holds the hidden plate, and what to do. */
export const hiddenPlateMessage = (text: PlateText) =>
  `${TEXTS[text]} has the number plate that is hidden. Take it out, or show the plate.`;

/** The text of the constraint that a message of PostgreSQL names; null if it names no such one. */
export const plateTextOf = (message: string): PlateText | null =>
  NAMES.find((name) => new RegExp(`\\bvehicles_hidden_plate_not_in_${name}\\b`).test(message)) ??
  null;

type Facts = Partial<Record<Exclude<PlateText, 'features'>, string | null | undefined>> & {
  features?: string[] | null | undefined;
  registration_number?: string | null | undefined;
  hide_registration?: boolean | null | undefined;
};

/** The first text that holds the plate which the facts of a car say to hide; null if none does. */
export function textWithHiddenPlate(facts: Facts): PlateText | null {
  const { registration_number: plate, hide_registration: isHidden, features } = facts;
  if (!plate || !isHidden) return null;
  const texts = { ...facts, features: features?.join(' ') };
  return NAMES.find((name) => namesPlate(texts[name] ?? '', plate)) ?? null;
}
