import 'server-only';
import { TOWN_MILES } from '../listings/constants';
import type { Make } from '../listings/types';
import type { SearchChip } from './chips';
import { isExcluding, namesOf } from './exclusions';
import { type Filters, NO_FILTERS } from './filters';
import { findMake, findModel } from './known-names';
import { LONE_POSTCODE } from './place-text';
import { type FoundPlace, findPlace, NO_PLACE } from './places';
import { RADIUS } from './radius';
import { type SqlFilters, sqlFilters } from './sql-filters';
import { getVocabulary } from './vocabulary';
import { isFillerSearch } from './words/fillers';
import { parseSearch } from './words/parse-search';
import type { ParsedSearch, Term } from './words/types';

export type ResolvedFilters = {
  /**
   * The filters with the place's canonical name; a place among the words of the search becomes the
   * location.
   */
  filters: Filters;
  sql: SqlFilters;
  /** The chosen makes; empty without the filter. */
  makes: Make[];
  /** Whether a chosen make or model does not exist: the list is empty. */
  isUnknown: boolean;
  near: FoundPlace;
  /** The place as typed if it was read as another word; else empty. */
  misspelt: string;
  /** The meanings of the words of the search, each with the text without it. */
  searchChips: SearchChip[];
  /**
   * Words of the search without a known meaning, as typed; they are dropped if other words have
   * one.
   */
  unknownWords: string[];
  /** Words beyond the maximum number of terms of a search. */
  unreadWords: string[];
};

/** Removes the words of a term from the search; '' if no other word has a meaning. */
function withoutTerm(search: string, { start, text }: Term) {
  const rest = `${search.slice(0, start)} ${search.slice(start + text.length)}`;
  return isFillerSearch(rest) ? '' : rest.replace(/\s+/g, ' ').trim();
}

const chipOf =
  (search: string) =>
  (term: Term): SearchChip => ({
    text: term.text,
    isModel: term.meaning.models !== undefined,
    isNeeded:
      Boolean(term.excludes) ||
      term.meaning.seats !== undefined ||
      term.meaning.bodyTypes !== undefined,
    label: term.corrected ? `${term.label}, for “${term.text}”` : term.label,
    without: withoutTerm(search, term),
  });

/** Whether a term names only a place. */
const isPlace = ({ meaning: { place, radius: _, ...others } }: Term) =>
  place !== undefined && Object.keys(others).length === 0;

/**
 * Finds the place that a term names: as typed it may have namesakes ('newcastle'); a misspelt place
 * is found by its name.
 */
async function findTermPlace({ text, meaning }: Term): Promise<FoundPlace> {
  if (!meaning.place) return NO_PLACE;
  // A lone postcode, without 'near' or a town beside it.
  const isWord = LONE_POSTCODE.test(text.toLowerCase());
  const typed = await findPlace(text, isWord);
  return typed.place ? typed : findPlace(meaning.place, isWord);
}

type PlacedTerm = Term & { found: FoundPlace };

/** Adds the places of the terms, and drops terms that are only an unknown place. */
const placeTerms = async (terms: Term[]) => {
  const placed = await Promise.all(
    terms.map(async (term): Promise<PlacedTerm> => ({ ...term, found: await findTermPlace(term) })),
  );
  return placed.filter((term) => term.found.place || !isPlace(term));
};

/** Labels a place beside another place with its distance. */
function labelPlace(term: PlacedTerm): PlacedTerm {
  if (!isPlace(term)) return term;
  const miles = term.meaning.radius ?? TOWN_MILES;
  return { ...term, label: `Within ${miles} miles of ${term.found.location}` };
}

/** Folds a text like the database's comparison of names. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a search is part of the name of a model, which it then finds whatever its words mean. */
const isPartOfName = (search: string, makes: Make[]) =>
  makes.some(({ name: make, models }) =>
    models.some(({ name }) => fold(`${make} ${name}`).includes(fold(search))),
  );

/**
 * Moves the only place among the words of the search to the location; null if there is no such
 * place.
 */
function moveToLocation(filters: Filters, terms: PlacedTerm[], makes: Make[]): Filters | null {
  const [term, ...more] = terms.filter(({ meaning }) => meaning.place !== undefined);
  if (filters.location || !term || more.length > 0 || !isPlace(term)) return null;
  if (isPartOfName(filters.search, makes)) return null;
  const isChosen = filters.radius !== NO_FILTERS.radius;
  const miles = isChosen ? filters.radius : (term.meaning.radius ?? filters.radius);
  return {
    ...filters,
    // The new search drops words without a known meaning, which would find no vehicle.
    search: terms.flatMap((other) => (other === term ? [] : other.text)).join(' '),
    location: term.found.location,
    radius: Math.min(Math.max(miles, RADIUS.min), RADIUS.max),
  };
}

const NO_WORDS: ParsedSearch = { terms: [], unknown: [], unread: [], saysNothing: false };

/** Sets the canonical name of the place; without a place, drops the order by distance. */
const withPlace = (filters: Filters, { location, place }: FoundPlace): Filters => ({
  ...filters,
  location: location || filters.location,
  sort: filters.sort === 'distance' && !place ? NO_FILTERS.sort : filters.sort,
});

/** Returns those of `all` that a list chooses: the named ones, or all but them. */
const chosenAmong = <Known>(all: readonly Known[], list: string, named: Known[]): Known[] =>
  isExcluding(list) ? all.filter((each) => !named.includes(each)) : named;

/** Looks up the names, the place (unless it is given) and the words of filters. Throws BackendError. */
export async function resolveFilters(
  filters: Filters,
  allMakes: Make[],
  found?: FoundPlace,
): Promise<ResolvedFilters> {
  const makeNames = namesOf(filters.make);
  const modelNames = namesOf(filters.model);
  const makes = chosenAmong(
    allMakes,
    filters.make,
    makeNames.flatMap((name) => findMake(allMakes, name) ?? []),
  );
  const models = makes.flatMap((make) =>
    chosenAmong(
      make.models,
      filters.model,
      modelNames.flatMap((name) => findModel(make, name) ?? []),
    ),
  );
  const vocabulary = filters.search ? await getVocabulary() : null;
  const parsed = vocabulary ? parseSearch(filters.search, vocabulary) : NO_WORDS;
  const [near, placed] = await Promise.all([
    found ?? (filters.location ? findPlace(filters.location) : NO_PLACE),
    placeTerms(parsed.terms),
  ]);
  const unknownPlaces = parsed.terms.filter(
    ({ start }) => !placed.some((term) => term.start === start),
  );
  const leftOut = {
    unknownWords: [...parsed.unknown, ...unknownPlaces.map(({ text }) => text)],
    unreadWords: parsed.unread,
  };
  const moved = moveToLocation(filters, placed, vocabulary?.makes ?? []);
  if (moved) {
    const term = placed.find(isPlace);
    const resolved = await resolveFilters(moved, allMakes, term?.found);
    return { ...resolved, misspelt: term?.corrected ? term.text : '', ...leftOut };
  }
  if (parsed.saysNothing && !isPartOfName(filters.search, vocabulary?.makes ?? [])) {
    const resolved = await resolveFilters({ ...filters, search: '' }, allMakes, near);
    return { ...resolved, ...leftOut };
  }
  const terms = placed.map(labelPlace);
  return {
    filters: withPlace(filters, near),
    sql: sqlFilters(filters, {
      makeIds: makeNames.length > 0 ? makes.map(({ id }) => id) : undefined,
      modelIds: modelNames.length > 0 ? models.map(({ id }) => id) : undefined,
      place: near.place,
      terms: terms.map(({ meaning, found }) => ({ meaning, place: found.place })),
    }),
    makes,
    isUnknown:
      (makeNames.length > 0 && makes.length === 0) ||
      (modelNames.length > 0 && models.length === 0),
    near,
    misspelt: '',
    searchChips: terms.map(chipOf(filters.search)),
    ...leftOut,
  };
}
