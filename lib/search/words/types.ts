import type {
  BodyType,
  Colour,
  FuelType,
  SellerType,
  ServiceHistory,
  Transmission,
} from '../../listings/constants';
import type { Make } from '../../listings/types';

/**
 * The possible meanings of the words of a search: the catalogue, and the trims and features of
 * listings for sale.
 */
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

/** The meaning of a term; the entries are alternatives (OR). */
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
  /** Includes vehicles of unknown colour. */
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
  /**
   * A town or an outward code near which the vehicle stands, and the distance in miles, if given.
   */
  place: string;
  radius: number;
}>;

/** A run of words understood together: 'vw', '3 series', 'under 5k', '7 seats'. */
export type Term = {
  /** The words as typed, and their position in the search. */
  text: string;
  start: number;
  /** 'Volkswagen', '3 Series', 'Under £5,000', '7 seats', 'Near Leeds'. */
  label: string;
  /** Whether a misspelt word was corrected. */
  corrected?: boolean;
  /** Whether the words exclude vehicles: 'not diesel'. */
  excludes?: boolean;
  meaning: Meaning;
};

/**
 * The terms of a search and, as typed, the words without a known meaning and those beyond the
 * maximum number of terms. `saysNothing` is true if no filter expresses any of its words ('family
 * car'), and none can be an unknown name.
 */
export type ParsedSearch = {
  terms: Term[];
  unknown: string[];
  unread: string[];
  saysNothing: boolean;
};

/** A label with its meaning, without the typed words; `isNarrow` marks words for only some cars of that meaning. */
export type Sense = Pick<Term, 'label' | 'meaning' | 'excludes'> & { isNarrow?: true | undefined };

/**
 * A sense of a phrase; `name` marks whole names of makes and models, and codes that may mean other
 * figures.
 */
export type Entry = Sense & { name?: 'make' | 'model' | 'code' | undefined };
