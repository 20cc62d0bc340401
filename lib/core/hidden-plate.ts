import { namesPlate } from './number-plate';

/** The public texts of a listing, which must not contain its hidden number plate. */
const TEXTS = {
  trim: 'The trim',
  features: 'A feature',
  description: 'The description',
  location: 'The town',
};

export type PlateText = keyof typeof TEXTS;

const NAMES = Object.keys(TEXTS) as PlateText[];

/** The message for a text that contains the hidden plate. */
export const hiddenPlateMessage = (text: PlateText) =>
  `${TEXTS[text]} has the number plate that is hidden. Take it out, or show the plate.`;

/** Returns the text whose constraint a message of PostgreSQL names; null for other constraints. */
export const plateTextOf = (message: string): PlateText | null =>
  NAMES.find((name) => new RegExp(`\\bvehicles_hidden_plate_not_in_${name}\\b`).test(message)) ??
  null;

type Facts = Partial<Record<Exclude<PlateText, 'features'>, string | null | undefined>> & {
  features?: string[] | null | undefined;
  registration_number?: string | null | undefined;
  hide_registration?: boolean | null | undefined;
};

/** Returns the first text that contains the car's hidden plate; null if none does. */
export function textWithHiddenPlate(facts: Facts): PlateText | null {
  const { registration_number: plate, hide_registration: isHidden, features } = facts;
  if (!plate || !isHidden) return null;
  const texts = { ...facts, features: features?.join(' ') };
  return NAMES.find((name) => namesPlate(texts[name] ?? '', plate)) ?? null;
}
