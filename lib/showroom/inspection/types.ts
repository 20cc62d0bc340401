import type {
  BodyType,
  FuelType,
  SellerType,
  ServiceHistory,
  Transmission,
} from '../../listings/constants';
import type { Verdict } from '../../listings/verdict';

/** What is known about a point: nothing speaks against it, look closely, warning, nothing known, or the car has no such thing. */
export type PointState = 'fine' | 'look' | 'warning' | 'question' | 'not applicable';

/** Which cars a point is for; what is unknown of a car excludes nothing. */
export type Only = {
  /** Completes 'For …'. */
  cars: string;
  fuels?: readonly FuelType[];
  gearboxes?: readonly Transmission[];
  bodies?: readonly BodyType[];
  /** Years, by the calendar. */
  minAge?: number;
  maxAge?: number;
  minDoors?: number;
  minSeats?: number;
};

/** What age or mileage makes likely; it is said to be a rule of thumb wherever it is shown. */
type Thumb = { years?: number; miles?: number; says: string };

export type InspectionPoint = {
  id: string;
  name: string;
  /** Where on the car, or where else. */
  where: string;
  /** What to look at, listen for or ask. */
  check: string;
  why: string;
  /** What it can cost to overlook it: 1 little, 5 the car. */
  weight: 1 | 2 | 3 | 4 | 5;
  only?: Only;
  /** Matches the plain words of MOT defects that are about it. */
  mot?: RegExp;
  /** Part of every MOT test: a recent one that notes nothing speaks for it. */
  isTested?: true;
  thumb?: Thumb;
};

export type GroupId =
  | 'papers'
  | 'money'
  | 'outside'
  | 'glass-and-lights'
  | 'wheels'
  | 'engine-bay'
  | 'underneath'
  | 'inside'
  | 'electrics'
  | 'on-the-road';

export type InspectionGroup = {
  id: GroupId;
  name: string;
  /** What to do there, in a sentence. */
  lead: string;
  points: readonly InspectionPoint[];
};

/** A note of an MOT tester; `words` in plain words, `severity` null where the wording is unknown. */
export type DefectFact = {
  words: string;
  kind: 'advisory' | 'minor' | 'major' | 'dangerous' | 'other';
  severity: 'information' | 'small' | 'wear' | 'repair' | 'serious' | null;
};

export type TestFact = { date: string; passed: boolean; defects: DefectFact[] };

/** The MOT record of a car, newest test first; ISO dates. */
export type MotFacts = {
  /** From the demo's stand-in of the registry. */
  isMadeUp: boolean;
  fetchedAt: string;
  tests: TestFact[];
  /** `date` is null where the record gives none; `isFirst`: no test was due yet. */
  expiry: { date: string | null; isFirst: boolean; isPast: boolean };
  /** The mileages, with the listing's: how many, and what does not add up. */
  readings: number;
  odometer: { kind: 'fall' | 'unit-mix-up' | 'jump' | 'gap'; words: string }[];
  /** Repairs that several tests noted. */
  repeats: { words: string; tests: number; to: string }[];
};

/** A claim of the advert's text, beside the listing's fields. */
type ClaimFact = {
  kind: string;
  words: string;
  verdict: 'agrees' | 'contradicts' | 'not checkable';
  sentence: string | null;
};

/** Everything known of a car for its inspection; null where it is not known. */
export type InspectionFacts = {
  /** ISO date. */
  today: string;
  bodyType: BodyType;
  fuelType: FuelType | null;
  transmission: Transmission | null;
  year: number | null;
  mileage: number | null;
  owners: number | null;
  serviceHistory: ServiceHistory | null;
  /** ISO date, the seller's word. */
  motExpiry: string | null;
  doors: number | null;
  seats: number | null;
  colour: string | null;
  sellerType: SellerType | null;
  isPlateShown: boolean | null;
  /** The seller's photographs. */
  photos: number | null;
  ulez: 'meets' | 'fails' | 'unsure' | null;
  /** `words` such as '£740 under valuation'; `outlier` outside the 90 % range. */
  valuation: {
    verdict: Verdict;
    words: string;
    outlier: 'low' | 'high' | null;
    valuedOn: string;
  } | null;
  mot: MotFacts | null;
  claims: ClaimFact[] | null;
};

/** What is known, and from where. */
export type Finding = {
  state: PointState;
  because: string;
  /** The listing leaves out what would tell. */
  isBlank?: true;
  /** The listing does not say whether the car has such a thing. */
  isUnsure?: true;
  /** By age or mileage alone. */
  isThumb?: true;
};

export type Inspected = { point: InspectionPoint; group: GroupId } & Finding;

/** Where the MOT notes come from; 'failed' if the backend does. */
export type MotSource = 'record' | 'made up' | 'none' | 'failed';
