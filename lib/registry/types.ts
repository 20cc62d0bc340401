import type { FuelType } from '../listings/constants';

/** The registries: DVLA's Vehicle Enquiry Service and DVSA's MOT history. */
export type Registry = 'dvla' | 'dvsa';

/**
 * The origin of a response; the local stand-in's responses are marked as made up wherever they are
 * shown.
 */
export type Provenance = {
  isMadeUp: boolean;
  /** ISO date-time of the response. */
  fetchedAt: string;
};

/**
 * The registries' data about a vehicle with this plate; null for unknown fields. Omits `fetchedAt`:
 * an older date would reveal an earlier look-up to a user who looks up the plate.
 */
export type VehicleRecord = Pick<Provenance, 'isMadeUp'> & {
  registration: string;
  /** In the catalogue's spelling where it has the make, else as the registry writes it. */
  make: string | null;
  /** DVSA's alone: DVLA knows no models. */
  model: string | null;
  year: number | null;
  fuelType: FuelType | null;
  /** Litres. */
  engineSize: number | null;
  /** As the registry writes it, such as 'BLUE'. */
  colour: string | null;
  /** Grams per kilometre. */
  co2: number | null;
};

/** A note of an MOT tester. */
export type MotDefect = {
  kind: 'advisory' | 'minor' | 'major' | 'dangerous' | 'other';
  text: string;
};

export type MotTest = {
  /** ISO dates. */
  date: string;
  expiryDate: string | null;
  passed: boolean;
  /** Miles, converted from kilometres if necessary; null if the odometer was not read. */
  miles: number | null;
  defects: MotDefect[];
};

/** The MOT tests of a vehicle, newest first. */
export type MotHistory = Provenance & {
  tests: MotTest[];
  /** ISO date of the first test that is due, for a vehicle too young to have one. */
  firstDue: string | null;
};

/** The times at which a registry, or its stand-in, last responded and last failed. */
export type RegistryHealth = {
  /** ISO date-times; null if it never happened, or is no longer known. */
  lastAnswer: string | null;
  lastFailure: string | null;
};
