import type {
  BodyType,
  FuelType,
  SellerType,
  ServiceHistory,
  Transmission,
} from '../../listings/constants';
import type { Verdict } from '../../listings/verdict';

/**
 * The state of a point: nothing speaks against it, look closely, warning, nothing known, or the car
 * does not have it.
 */
export type PointState = 'fine' | 'look' | 'warning' | 'question' | 'not applicable';

/** The cars that a point is for; an unknown fact of a car does not exclude it. */
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

/** A finding from age or mileage; it is always labelled as a rule of thumb. */
type Thumb = { years?: number; miles?: number; says: string };

export type InspectionPoint = {
  id: string;
  name: string;
  /** The place on the car, or elsewhere. */
  where: string;
  /** The thing to look at, listen for or ask. */
  check: string;
  why: string;
  /** The cost of overlooking it, from 1 (little) to 5 (the car). */
  weight: 1 | 2 | 3 | 4 | 5;
  only?: Only;
  /** Matches the plain text of MOT defects about the point. */
  mot?: RegExp;
  /** Part of every MOT test: a recent test without a note speaks for it. */
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
  /** The task of the group, in a sentence. */
  lead: string;
  points: readonly InspectionPoint[];
};

/** A note of an MOT tester; `summary` is plain text, `severity` is null if the wording is unknown. */
export type DefectFact = {
  summary: string;
  kind: 'advisory' | 'minor' | 'major' | 'dangerous' | 'other';
  severity: 'information' | 'small' | 'wear' | 'repair' | 'serious' | null;
};

export type TestFact = { date: string; passed: boolean; defects: DefectFact[] };

/** The MOT record of a car, newest test first; ISO dates. */
export type MotFacts = {
  /** Whether it comes from the demo's stand-in of the registry. */
  isMadeUp: boolean;
  fetchedAt: string;
  tests: TestFact[];
  /** `date` is null if the record gives none; `isFirst` means that no test was due yet. */
  expiry: { date: string | null; isFirst: boolean; isPast: boolean };
  /** The number of mileages, including the listing's, and the inconsistencies between them. */
  readings: number;
  odometer: { kind: 'fall' | 'unit-mix-up' | 'jump' | 'gap'; summary: string }[];
  /** Repairs that several tests noted. */
  repeats: { summary: string; tests: number; to: string }[];
};

/** A claim of the advert's text, with its field. */
type ClaimFact = {
  kind: string;
  quote: string;
  verdict: 'agrees' | 'contradicts' | 'not checkable';
  sentence: string | null;
};

/** All known facts about a car for its inspection; null if unknown. */
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
  /** The category of a write-off as its seller says it, such as 'Category N write-off'. */
  writeOff: string | null;
  /** Whether its seller says that finance is owed on it. */
  isFinanceOwed: boolean | null;
  /** ISO date, as the seller states it. */
  motExpiry: string | null;
  doors: number | null;
  seats: number | null;
  colour: string | null;
  sellerType: SellerType | null;
  isPlateShown: boolean | null;
  /** The seller's photographs. */
  photos: number | null;
  ulez: 'meets' | 'fails' | 'unsure' | null;
  /** `label` is such as '£740 under the usual price'; `outlier` is set outside the 90 % range. */
  valuation: {
    verdict: Verdict;
    label: string;
    outlier: 'low' | 'high' | null;
    valuedOn: string;
  } | null;
  mot: MotFacts | null;
  claims: ClaimFact[] | null;
};

/** The state of a point, with its reason. */
export type Finding = {
  state: PointState;
  because: string;
  /** Whether the listing lacks the deciding fact. */
  isBlank?: true;
  /** Whether the listing does not say that the car has the part. */
  isUnsure?: true;
  /** Whether it follows from age or mileage alone. */
  isThumb?: true;
};

export type Inspected = { point: InspectionPoint; group: GroupId } & Finding;

/** The source of the MOT notes; 'failed' if the backend fails. */
export type MotSource = 'record' | 'made up' | 'none' | 'failed';
