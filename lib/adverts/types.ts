import type { BodyType, FuelType, ServiceHistory, Transmission } from '../listings/constants';

/** The kinds of claims that are read, with the names of their fields as a page shows them. */
export const CLAIM_KINDS = {
  owners: 'Owners',
  mot: 'MOT',
  serviceHistory: 'Service history',
  mileage: 'Mileage',
  ulez: 'ULEZ',
  fuel: 'Fuel',
  gearbox: 'Gearbox',
  price: 'Price',
  fees: 'Fees',
  engineSize: 'Engine size',
  year: 'Year',
  colour: 'Colour',
  doors: 'Doors',
  seats: 'Seats',
  bodyType: 'Body type',
  record: 'Finance and damage',
} as const;

export type ClaimKind = keyof typeof CLAIM_KINDS;

export type ClaimVerdict = 'agrees' | 'contradicts' | 'not checkable';

/** The value of a claim: a choice, or a number as the range that its words allow; null if it has none. */
export type SaidValue = string | readonly [low: number, high: number] | null;

/** The fields of a listing that claims are compared with; null where the seller gave none. */
export type AdvertFacts = {
  make: string;
  model: string;
  trim: string | null;
  year: number;
  /** Whole pounds. */
  price: number | null;
  mileage: number | null;
  fuelType: FuelType;
  transmission: Transmission;
  bodyType: BodyType;
  /** Litres. */
  engineSize: number | null;
  doors: number | null;
  seats: number | null;
  colour: string | null;
  owners: number | null;
  serviceHistory: ServiceHistory | null;
  /** ISO date. */
  motExpiry: string | null;
  registrationNumber: string | null;
  /** Whether it meets the standard of London's ULEZ; see lib/running-costs/ulez.ts. */
  ulez: 'meets' | 'fails' | 'unsure';
  /** ISO date or date-time when the listing was created; the text may be that old. */
  createdAt: string;
};

/** A claim of an advert's text beside its field. */
export type Claim = {
  kind: ClaimKind;
  /** The claim as it stands in the text, between the offsets `start` and `end`. */
  quote: string;
  start: number;
  end: number;
  /** The field's value as a page shows it; null without one. */
  field: string | null;
  verdict: ClaimVerdict;
  /** For a contradiction, a sentence about the difference. */
  sentence: string | null;
};
