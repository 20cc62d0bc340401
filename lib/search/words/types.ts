import type {
  BodyType,
  Colour,
  FuelType,
  SellerType,
  ServiceHistory,
  Transmission,
} from '../../listings/constants';
import type { Make } from '../../listings/types';

/** What the words of a search can mean: the catalogue, and what the listings for sale carry. */
export type Vocabulary = {
  makes: Make[];
  /** As spelled in listings for sale, most frequent first. */
  trims: string[];
  /** The ids of the models whose listings carry a trim. */
  trimModels: Record<string, string[]>;
  features: string[];
  /** Names of towns, largest first, and of the counties and countries that tell namesakes apart. */
  towns: string[];
  regions: string[];
};

/** What a term means; the entries are alternatives (OR). */
export type Meaning = Partial<{
  /** Ids. */
  models: string[];
  /** Spelled as in the vocabulary. */
  trims: string[];
  features: string[];
  fuels: FuelType[];
  transmissions: Transmission[];
  bodyTypes: BodyType[];
  colours: Colour[];
  /** Also those of which no colour is known. */
  unknownColours: true;
  sellerTypes: SellerType[];
  serviceHistories: ServiceHistory[];
  /** Exact values; engine sizes in litres. */
  years: number[];
  seats: number[];
  doors: number[];
  engineSizes: number[];
  yearMin: number;
  yearMax: number;
  /** Whole pounds. */
  priceMin: number;
  priceMax: number;
  /** Miles. */
  mileageMax: number;
  ownersMax: number;
  ulez: true;
  /** A town or an outward code, near which the vehicle stands, and within how many miles if they are said. */
  place: string;
  radius: number;
}>;

/** A run of words understood together: 'vw', '3 series', 'under 5k', '7 seats'. */
export type Term = {
  /** The words as typed, and where they start in the search. */
  text: string;
  start: number;
  /** 'Volkswagen', '3 Series', 'Under £5,000', '7 seats', 'Near Leeds'. */
  label: string;
  /** A misspelt word was corrected. */
  corrected?: boolean;
  /** The words say what a vehicle must not be: 'not diesel'. */
  excludes?: boolean;
  meaning: Meaning;
};

/**
 * The terms of a search, and as typed what was not understood and what exceeds the most terms. It says nothing if no
 * filter expresses any of its words ('family car'), and none of them can be an unknown name.
 */
export type ParsedSearch = {
  terms: Term[];
  unknown: string[];
  unread: string[];
  saysNothing: boolean;
};

/** A label with its meaning, before it is bound to typed words. */
export type Sense = Pick<Term, 'label' | 'meaning' | 'excludes'>;

/** A sense of a phrase; `name` tells whole names of makes and models, and codes that may be others' figures. */
export type Entry = Sense & { name?: 'make' | 'model' | 'code' | undefined };
