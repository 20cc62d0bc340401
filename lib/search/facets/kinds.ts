import { isChosen } from '../exclusions';
import type { FilterName, Filters } from '../filters';
import type { RangeName } from '../slider-ranges';

/** The names of the filters with values of exactly one type. */
type NamesOf<Value> = {
  [Name in FilterName]: [Filters[Name], Value] extends [Value, Filters[Name]] ? Name : never;
}[FilterName];
type TextFilter = NamesOf<string>;
export type NumberFilter = NamesOf<number | null>;

type Common = {
  /**
   * The text of a link to the list without it: 'any colour'; empty if it goes with the facet that
   * it is `within`.
   */
  dropped: string;
  /** The facet on which it depends. */
  within?: TextFilter;
  /** The query that counts its choices, one of two of equal duration. */
  counted?: 'main' | 'more';
  /** Whether the nearest vehicles must match it. */
  isNeeded?: true;
};

type ListRow = Common & {
  label: string;
  /** The labels of its values, and other labels for its chips; without labels a value is a name. */
  labels?: Record<string, string>;
  chipLabels?: Record<string, string>;
  /**
   * The column whose trade words name its values, and the key of `Meaning` for words of a search.
   */
  column?: string;
  meaning?: 'fuels' | 'transmissions' | 'bodyTypes' | 'colours' | 'sellerTypes' | 'doors';
  /** Its key in vehicle_filters, unless its names are looked up, and its values there. */
  sqlKey?: string;
  sqlValues?: (list: string) => (string | number | null)[];
  /** The choices that are offered even without vehicles; by default all labelled ones. */
  offered?: readonly string[];
  /**
   * Whether values without a label, which the database also counts, are excluded from the choices.
   */
  isClosed?: true;
  /** Whether a value without a count may have vehicles. */
  isPartlyCounted?: (filters: Filters) => boolean;
  /** The layout of its checkboxes; 'scrolled' and 'wide' ones are folded. */
  layout?: 'single' | 'scrolled' | 'wide';
};

/** A filter of several values: alternatives, except features, all of which a vehicle must have. */
type ListFacet<Name extends TextFilter, Excludable extends boolean> = ListRow & {
  kind: 'list';
  name: Name;
  names: readonly Name[];
  isExcludable: Excludable;
};

export const list = <Name extends TextFilter>(
  name: Name,
  row: ListRow,
): ListFacet<Name, false> => ({ kind: 'list', name, names: [name], isExcludable: false, ...row });

/** Joins values to the list of a filter. */
export const joinList = (values: Iterable<string>) => [...new Set(values)].toSorted().join();

/** The labelled values that a list includes or does not exclude. */
export const chosen = (labels: Record<string, string>, values: string) =>
  Object.keys(labels).filter((value) => isChosen(values, value));

/**
 * A list in which `!` before a value excludes it: 'fuel=!diesel'; either all its values have it or
 * none. The database receives all remaining values.
 */
export const excludable = <Name extends TextFilter>(
  name: Name,
  row: ListRow,
): ListFacet<Name, true> => ({
  ...list(name, { sqlValues: (values) => chosen(row.labels ?? {}, values), ...row }),
  isExcludable: true,
});

/** The texts of a lower and of an upper end, from the number as shown. */
type Ends = { from: (shown: string) => string; to: (shown: string) => string };

export type NumberRow = Common & {
  /** Its key in search_facets. */
  name: string;
  /** The filters of its lower and of its upper end. */
  min?: NumberFilter;
  max?: NumberFilter;
  label: string;
  prefix?: string;
  unit?: string;
  /** The minimum and maximum of the number: a whole number, or litres with one decimal. */
  bounds: () => readonly [number, number];
  isLitres?: true;
  show?: (value: number) => string;
  /** Its chip: by default 'From £5,000', 'Up to £5,000'. */
  chip?: Partial<Ends>;
  /** The text of a link to another end: by default 'from £5,000', 'up to £5,000'. */
  moved?: Partial<Ends>;
  /** Its field has a slider, with placeholders for its ends, or options, or neither. */
  range?: RangeName;
  open?: readonly [from: string, to: string];
  options?: readonly number[];
};

/** A number, or a range of numbers. */
export type NumberFacet = ReturnType<typeof numbers>;

export const numbers = ({ show = String, chip, moved, ...row }: NumberRow) => ({
  ...row,
  kind: 'number' as const,
  names: [row.min, row.max].filter((name) => name !== undefined),
  show,
  chip: { from: (low: string) => `From ${low}`, to: (high: string) => `Up to ${high}`, ...chip },
  moved: { from: (low: string) => `from ${low}`, to: (high: string) => `up to ${high}`, ...moved },
});

/** A facet with its own parser, chip and field. */
export const own = <Kind extends string, Name extends FilterName>(
  kind: Kind,
  names: readonly [Name, ...Name[]],
  dropped: string,
): Common & { kind: Kind; name: Name; names: readonly Name[] } => ({
  kind,
  name: names[0],
  names,
  dropped,
});

/** 'priceMax' → 'price_max', as in vehicle_filters. */
export const sqlKey = (name: string) =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
