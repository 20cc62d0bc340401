import type { SaidValue } from '../adverts/types';
import type { BodyType, Colour, FuelType, Transmission } from '../listings/constants';

/** The kinds of statements that are read in any advert's text, with their names as a page shows them. */
export const KINDS = {
  make: 'Make',
  model: 'Model',
  year: 'Year',
  mileage: 'Mileage',
  price: 'Price',
  fuel: 'Fuel',
  gearbox: 'Gearbox',
  engineSize: 'Engine size',
  bodyType: 'Body type',
  colour: 'Colour',
  doors: 'Doors',
  seats: 'Seats',
  owners: 'Owners',
  serviceHistory: 'Service history',
  mot: 'MOT',
  keys: 'Keys',
  record: 'Write-off record',
  finance: 'Finance',
  imported: 'Import',
  ulez: 'ULEZ',
  electric: 'Electric drive',
} as const;

export type Kind = keyof typeof KINDS;

/** A statement of the text, with its offsets. */
export type Mention = {
  kind: Kind;
  start: number;
  end: number;
  value: SaidValue;
};

/** The end of the years of a number plate: no car may show a newer one, but an older one may be carried over. */
export const ANY_LATER = 9999;

/** A mention with its words as they stand in the text. */
export type Quoted = Mention & { quote: string };

/** Two statements that cannot both be true. */
export type Contradiction = { kind: Kind; quotes: readonly string[]; sentence: string };

/** The kinds of warning signs, with their names as a page shows them. */
export const SIGNS = {
  deposit: 'Money before a viewing',
  unseen: 'A car that cannot be seen',
  payment: 'Payment that cannot be traced',
  contact: 'One way of contact only',
  papers: 'Log book or keeper',
  documents: 'Your own papers or codes',
  checks: 'Talk against checks',
  extra: 'More on top of the price',
} as const;

export type SignKind = keyof typeof SIGNS;
export type Sign = { kind: SignKind; quote: string; sentence: string };

/** The inputs of a valuation and of running costs as far as the text gives them. */
export type ReadCar = {
  make?: string;
  model?: string;
  year?: number;
  mileage?: number;
  fuelType?: FuelType;
  transmission?: Transmission;
  bodyType?: BodyType;
  /** Litres. */
  engineSize?: number;
  colour?: Colour;
  /** Whole pounds. */
  askingPrice?: number;
};

/** The statements of one kind in the text: its words, once for each statement. */
export type Fact = { kind: Kind; quotes: string[] };

export type AdvertReport = {
  facts: Fact[];
  contradictions: Contradiction[];
  signs: Sign[];
  /** The subjects that the text does not mention, the weightiest first. */
  missing: string[];
  /** The questions to the seller, the weightiest first. */
  questions: string[];
  car: ReadCar;
};

/** Running costs as texts; see app/check-advert/costs-of. */
export type Costs = { tax: string; fuel: string | null; ulez: string };
export type CheckedText = AdvertReport & { costs: Costs | null };

/** The answer of the form's action: the text as it was sent, with its report or the reason for none. */
export type CheckState = { text: string; problem?: string; report?: CheckedText };

/** Messages from the page to its worker and back, in order. */
export type CheckCommand = { text: string } | { car: ReadCar };
export type CheckAnswer =
  | { ready: true }
  | { failed: true }
  | { report: CheckedText }
  | { costs: Costs | null };
