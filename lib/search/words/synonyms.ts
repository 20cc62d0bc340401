import {
  BODY_TYPES,
  COLOURS,
  FUEL_TYPES,
  SELLER_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '../../listings/constants';
import { BODY_WORDS } from '../../trade-words/bodies';
import { COLOUR_WORDS } from '../../trade-words/colours';
import { FUEL_BADGES, FUEL_WORDS } from '../../trade-words/fuels';
import { GEARBOX_WORDS } from '../../trade-words/gearboxes';
import { SERVICE_HISTORY_WORDS } from '../../trade-words/service-histories';
import { splitPhrases, type Words } from '../../trade-words/word-reader';
import type { Meaning, Sense } from './types';

/**
 * Buyers use these words for the values of facets that a listing states plainly: the words of the trade that
 * mean a body, a fuel, a gearbox, a service history or a colour in any text, and those for sellers and ULEZ.
 *
 * These are omitted, and therefore reported as not understood, because a listing does not state
 * them: sports, family, small, city, first, luxury or economical car; cheap, low mileage, nearly
 * new; four wheel drive, power, euro 6, generations.
 *
 * Lists of phrases are separated by commas; spaces and hyphens in them are optional.
 */
type Synonyms = [phrases: string, label: string, meaning: Meaning, isNarrow?: true];

/** Pairs each word of a kind with its meaning in a search: all values under which sellers list it. */
const sensesOf = <Value extends string>(
  words: readonly Words<Value>[],
  labels: Readonly<Record<Value, string>>,
  meaningOf: (values: Value[]) => Meaning,
) =>
  words.flatMap(({ value, anywhere, or = [], label = labels[value], isNarrow }): Synonyms[] =>
    anywhere ? [[anywhere, label, meaningOf([value, ...or]), isNarrow]] : [],
  );

const SYNONYMS: Synonyms[] = [
  ...sensesOf(BODY_WORDS, BODY_TYPES, (bodyTypes) => ({ bodyTypes })),
  // In a field it may be a pickup's.
  ['cab', BODY_TYPES.convertible, { bodyTypes: ['convertible'] }],
  ...sensesOf(FUEL_WORDS, FUEL_TYPES, (fuels) => ({ fuels })),
  ...sensesOf(GEARBOX_WORDS, TRANSMISSIONS, (transmissions) => ({ transmissions })),
  ...sensesOf(SERVICE_HISTORY_WORDS, SERVICE_HISTORIES, (serviceHistories) => ({
    serviceHistories,
  })),
  [
    'service history, some service history',
    'Service history',
    { serviceHistories: ['full', 'partial'] },
  ],
  [
    'dealer, dealership, trade, trader, dealer sale, trade sale, trade seller',
    SELLER_TYPES.dealer,
    { sellerTypes: ['dealer', 'verified_dealer'] },
  ],
  [
    'verified dealer, approved dealer',
    SELLER_TYPES.verified_dealer,
    { sellerTypes: ['verified_dealer'] },
  ],
  [
    'private, private seller, private sale, private sellers, privately owned',
    SELLER_TYPES.private,
    { sellerTypes: ['private'] },
  ],
  [
    'ulez, ulez compliant, ulez friendly, ulez free, ulez exempt, ulez ok, clean air zone, caz, caz compliant, low emission zone',
    'ULEZ',
    { ulez: true },
  ],
  ...sensesOf(COLOUR_WORDS, COLOURS, (colours) => ({ colours })),
];

/** Other names of trims, which are by their normalised names. */
export const TRIM_NICKNAMES: readonly Words<string>[] = [
  { value: 'johncooperworks', anywhere: 'jcw' },
];

const each = (rows: Synonyms[]): [phrase: string, sense: Sense][] =>
  rows.flatMap(([phrases, label, meaning, isNarrow]) =>
    splitPhrases(phrases).map((phrase): [string, Sense] => [phrase, { label, meaning, isNarrow }]),
  );

export const FIXED_SENSES = each(SYNONYMS);
/** Badges that give away the fuel; a trim of that name wins. */
export const BADGE_SENSES = each(sensesOf(FUEL_BADGES, FUEL_TYPES, (fuels) => ({ fuels })));
