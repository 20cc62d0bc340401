import type { FuelType } from '../listings/constants';

/** The registries: DVLA's Vehicle Enquiry Service and DVSA's MOT history. */
export type Registry = 'dvla' | 'dvsa';

/** Where an answer came from; the local stand-in's answers are marked as made up wherever they are shown. */
export type Provenance = {
  isMadeUp: boolean;
  /** ISO date-time of the answer. */
  fetchedAt: string;
};

/**
 * What the registries know of a vehicle by its plate. Null where they do not say. Omits `fetchedAt`: an older answer would
 * show who looks up a plate that it was known here before.
 */
export type VehicleRecord = Pick<Provenance, 'isMadeUp'> & {
  registration: string;
  /** In the catalogue's spelling where it has the make, else as the registry writes it. */
  make: string | null;
  /** From DVSA alone: DVLA knows no models. */
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
  /** Kilometres are converted; null where it was not read. */
  miles: number | null;
  defects: MotDefect[];
};

/** The MOT tests of a vehicle, newest first. */
export type MotHistory = Provenance & {
  tests: MotTest[];
  /** ISO date of the first test that is due, for a vehicle too young to have one. */
  firstDue: string | null;
};

/** When a registry, or its stand-in, last answered and last failed. */
export type RegistryHealth = {
  /** ISO date-times; null if it never happened, or is no longer known. */
  lastAnswer: string | null;
  lastFailure: string | null;
};
