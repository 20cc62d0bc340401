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

/** The place of each term that names one; null for a term that means a place that is unknown and nothing else. */
const placeTerms = (terms: Term[]) =>
  Promise.all(
    terms.map(async (term): Promise<PlacedTerm | null> => {
      const { place: name, ...others } = term.meaning;
      if (!name) return { ...term, place: null, otherPlaces: [] };
      // As typed it may have namesakes ('newcastle'); misspelt it is found by its name.
      const typed = await findPlace(term.text);
      const { place, otherPlaces, location } = typed.place ? typed : await findPlace(name);
      // 'Automatic or Leeds': the label says all of it.
      if (Object.keys(others).length > 0) return { ...term, place, otherPlaces: [] };
      return place && { ...term, place, otherPlaces, label: `Near ${location}` };
    }),
  );

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
  const placed = await placeTerms(parsed.terms);
  const terms = placed.filter((term) => term !== null);
  const unknownPlaces = parsed.terms.filter((_, index) => placed[index] === null);
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
    unknownWords: [...parsed.unknown, ...unknownPlaces.map(({ text }) => text)],
    unreadWords: parsed.unread,
  };
}
