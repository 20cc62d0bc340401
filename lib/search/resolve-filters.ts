import 'server-only';
import type { Make } from '../listings/types';
import { sameName } from './canonical-names';
import type { SearchChip } from './chips';
import { type Filters, splitList } from './filters';
import { type FoundPlace, findPlace, NO_PLACE } from './places';
import { type SqlFilters, sqlFilters } from './sql-filters';
import { getVocabulary } from './vocabulary';
import { parseSearch } from './words/parse-search';
import type { Term } from './words/types';

export type ResolvedFilters = {
  sql: SqlFilters;
  /** The chosen makes; empty without the filter. */
  makes: Make[];
  /** A chosen make or model does not exist: nothing is found. */
  isUnknown: boolean;
  near: FoundPlace;
  /** What the words of the search were understood as, each with the text without it. */
  searchChips: SearchChip[];
  /** Words of the search that were not understood, as typed; left out if others were. */
  unknownWords: string[];
  /** Words beyond the most terms of a search. */
  unreadWords: string[];
};

/** The search without the words of a term. */
const withoutWords = (search: string, { start, text }: Term) =>
  `${search.slice(0, start)} ${search.slice(start + text.length)}`.replace(/\s+/g, ' ').trim();

const chipOf =
  (search: string) =>
  (term: PlacedTerm): SearchChip => ({
    otherPlaces: term.otherPlaces,
    isModel: term.meaning.models !== undefined,
    label: term.corrected ? `${term.label}, for “${term.text}”` : term.label,
    without: withoutWords(search, term),
  });

type PlacedTerm = Term & Pick<FoundPlace, 'place' | 'otherPlaces'>;

/** The place of each term that names one; a term whose place is unknown is left out. */
async function placeTerms(terms: Term[]) {
  const placed = await Promise.all(
    terms.map(async (term): Promise<PlacedTerm> => {
      if (!term.meaning.place) return { ...term, place: null, otherPlaces: [] };
      // As typed it may have namesakes ('newcastle'); misspelt it is found by its name.
      const typed = await findPlace(term.text);
      const found = typed.place ? typed : await findPlace(term.meaning.place);
      return { ...term, ...found, label: `Near ${found.location}` };
    }),
  );
  return placed.filter(({ meaning, place }) => place || !meaning.place);
}

/** Looks up the names, the place and the words of filters. Throws BackendError. */
export async function resolveFilters(filters: Filters, allMakes: Make[]): Promise<ResolvedFilters> {
  const makeNames = splitList(filters.make);
  const modelNames = splitList(filters.model);
  const makes = allMakes.filter(({ name }) => makeNames.some((other) => sameName(other)({ name })));
  const models = makes
    .flatMap((make) => make.models)
    .filter(({ name }) => modelNames.some((other) => sameName(other)({ name })));
  const [near, parsed] = await Promise.all([
    filters.location ? findPlace(filters.location) : NO_PLACE,
    filters.search
      ? getVocabulary().then((vocabulary) => parseSearch(filters.search, vocabulary))
      : { terms: [], unknown: [], unread: [] },
  ]);
  const terms = await placeTerms(parsed.terms);
  return {
    sql: sqlFilters(filters, {
      makeIds: makeNames.length > 0 ? makes.map(({ id }) => id) : undefined,
      modelIds: modelNames.length > 0 ? models.map(({ id }) => id) : undefined,
      place: near.place,
      terms,
    }),
    makes,
    isUnknown:
      (makeNames.length > 0 && makes.length === 0) ||
      (modelNames.length > 0 && models.length === 0),
    near,
    searchChips: terms.map(chipOf(filters.search)),
    unknownWords: parsed.unknown,
    unreadWords: parsed.unread,
  };
}
