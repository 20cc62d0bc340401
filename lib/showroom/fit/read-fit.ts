import type { CarType } from '../design-options';
import { CAR_TYPES } from './car-types';
import type { Sizes } from './fit';
import { formatMetres, parseLength } from './lengths';
import {
  ENTRANCES,
  type Entrance,
  isEntrance,
  MEASURE_FIELDS,
  type Measure,
  SPACE_KINDS,
  SPACES,
  type Space,
  type SpaceKind,
  startsOf,
} from './spaces';

/** The visitor's choices. */
export type FitChoices = {
  space: Space;
  /** The entrances that the visitor has not given, for which a usual measure is assumed. */
  assumed: Entrance[];
  /** The body type of the visitor's present car. */
  now: CarType | null;
  /** Figures of the particular car, if the visitor knows them. */
  own: OwnFigures;
};

export const OWN_FIGURES = ['carLength', 'carWidth', 'carHeight'] as const;
export type OwnFigure = (typeof OWN_FIGURES)[number];
export type OwnFigures = Partial<Record<OwnFigure, number>>;

export const OWN_FIELDS: Readonly<
  Record<OwnFigure, { label: string; least: number; greatest: number }>
> = {
  carLength: { label: 'Car’s length', least: 2200, greatest: 8000 },
  carWidth: { label: 'Car’s width with mirrors', least: 1400, greatest: 2600 },
  carHeight: { label: 'Car’s height', least: 1000, greatest: 3300 },
};

/** Returns the value of a name in a query or a form; a repeated name counts once. */
export type Query = (name: string) => string | null | undefined;

/** Notes on values that were not accepted as given, by field. */
export type FitNotes = Partial<Record<'space' | Measure | OwnFigure, string>>;

type Read = FitChoices & { notes: FitNotes };

const isIn = <T extends string>(list: readonly T[], text: unknown): text is T =>
  list.includes(text as T);

/**
 * Reads a length within bounds; `otherwise` replaces a missing or unreadable one, which gets a
 * note.
 */
function readLength<T extends number | undefined>(
  given: string | null | undefined,
  { least, greatest }: { least: number; greatest: number },
  otherwise: T,
): { mm: number | T; note?: string } {
  const text = given?.trim();
  if (!text) return { mm: otherwise };
  const mm = parseLength(text);
  if (mm === null) {
    const instead = otherwise === undefined ? 'left it out' : `used ${formatMetres(otherwise)}`;
    return {
      mm: otherwise,
      note: `We could not read this and ${instead}. Write metres, 4.9, or feet, 16' 1.`,
    };
  }
  const clamped = Math.min(greatest, Math.max(least, mm));
  if (clamped === mm) return { mm };
  const bound =
    clamped === least
      ? `The least here is ${formatMetres(least)}`
      : `The most here is ${formatMetres(greatest)}`;
  return { mm: clamped, note: `${bound}: we used that.` };
}

/** The bounds of an entrance and its usual measure: neither exceeds the room it leads into. */
function entranceOf(measure: Entrance, usual: number, space: Space) {
  const { room, less } = ENTRANCES[measure];
  const { least, greatest } = MEASURE_FIELDS[measure];
  const most = Math.min(greatest, space[room] ?? greatest);
  return {
    bounds: { least, greatest: most },
    start: Math.max(least, Math.min(usual, most - less)),
  };
}

/**
 * Reads choices; a value that is absent, unreadable or out of bounds is replaced by one within
 * them, with a note.
 */
export function readFit(query: Query): Read {
  const notes: FitNotes = {};
  const kind: SpaceKind = isIn(SPACE_KINDS, query('space'))
    ? (query('space') as SpaceKind)
    : 'garage';
  if (query('space') && kind !== query('space'))
    notes.space = 'We do not know this kind of space: here is a single garage.';

  const space: Space = { kind, ...SPACES[kind].start };
  const assumed: Entrance[] = [];
  // Measures are in order: a room comes before its entrance.
  for (const [measure, usual] of startsOf(kind)) {
    const isDoor = isEntrance(measure);
    const { bounds, start } = isDoor
      ? entranceOf(measure, usual, space)
      : { bounds: MEASURE_FIELDS[measure], start: usual };
    const { mm, note } = readLength(query(measure), bounds, start);
    space[measure] = mm;
    if (note)
      notes[measure] =
        isDoor && mm === space[ENTRANCES[measure].room]
          ? `The room is only ${formatMetres(mm)}: we used that.`
          : note;
    if (isDoor && parseLength(query(measure) ?? '') === null) assumed.push(measure);
  }
  const own: OwnFigures = {};
  for (const figure of OWN_FIGURES) {
    const { mm, note } = readLength(query(figure), OWN_FIELDS[figure], undefined);
    if (mm !== undefined) own[figure] = mm;
    if (note) notes[figure] = note;
  }
  const now = query('now');
  return { space, assumed, now: isIn(CAR_TYPES, now) ? now : null, own, notes };
}

/**
 * The choices as a query, in millimetres. It includes values at their start, so that a link keeps
 * its meaning, but not assumed values.
 */
export function fitQuery({ space, assumed, now, own }: FitChoices): [string, string][] {
  return [
    ['space', space.kind],
    ...startsOf(space.kind)
      .filter(([measure]) => !isIn(assumed, measure))
      .map(([measure, start]): [string, string] => [measure, String(space[measure] ?? start)]),
    ...OWN_FIGURES.flatMap((figure): [string, string][] =>
      own[figure] === undefined ? [] : [[figure, String(own[figure])]],
    ),
    ...(now ? [['now', now] as [string, string]] : []),
  ];
}

/** The sizes of a class, with each known figure of the particular car in place of the class's. */
export function sizesWith(sizes: Sizes, { carLength, carWidth, carHeight }: OwnFigures): Sizes {
  const one = (mm: number | undefined, range: Sizes['length']) =>
    mm === undefined ? range : ([mm, mm] as const);
  const mirrors = sizes.widthWithMirrors[1] - sizes.width[1];
  return {
    length: one(carLength, sizes.length),
    width: one(carWidth === undefined ? undefined : carWidth - mirrors, sizes.width),
    widthWithMirrors: one(carWidth, sizes.widthWithMirrors),
    height: one(carHeight, sizes.height),
  };
}
