import type { CarType } from '../design-options';
import { CAR_TYPES } from './car-types';
import type { Sizes } from './fit';
import { formatMetres, parseLength } from './lengths';
import {
  MEASURE_FIELDS,
  measuresOfKind,
  SPACE_KINDS,
  SPACES,
  type Space,
  type SpaceKind,
} from './spaces';

/** The visitor's choices. */
export type FitChoices = {
  space: Space;
  /** The body type of the visitor's present car. */
  now: CarType | null;
  /** Figures of the very car, where the visitor knows them. */
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

/** What a query or a form has under a name; a repeated name counts once. */
export type Query = (name: string) => string | null | undefined;

type Read = FitChoices & {
  /** What was not taken as given, in sentences. */
  notes: string[];
};

const isIn = <T extends string>(list: readonly T[], text: unknown): text is T =>
  list.includes(text as T);

/** Reads choices; what is absent, unreadable or out of bounds gets a value within them and a note. */
export function readFit(query: Query): Read {
  const notes: string[] = [];
  const kind: SpaceKind = isIn(SPACE_KINDS, query('space'))
    ? (query('space') as SpaceKind)
    : 'garage';
  if (query('space') && kind !== query('space'))
    notes.push('We do not know this kind of space: here is a single garage.');

  function lengthOf(
    name: string,
    { label, least, greatest }: { label: string; least: number; greatest: number },
    otherwise: number | undefined,
  ) {
    const text = query(name)?.trim();
    if (!text) return otherwise;
    const mm = parseLength(text);
    if (mm === null) {
      const instead = otherwise === undefined ? 'left out' : `taken as ${formatMetres(otherwise)}`;
      notes.push(
        `${label} is no length we can read: ${instead}. Write metres, 4.9, or feet, 16' 1.`,
      );
      return otherwise;
    }
    const kept = Math.min(greatest, Math.max(least, mm));
    if (kept !== mm)
      notes.push(
        `${label} goes from ${formatMetres(least)} to ${formatMetres(greatest)}: set to ${formatMetres(kept)}.`,
      );
    return kept;
  }

  const { start } = SPACES[kind];
  const space: Space = { kind, ...start };
  for (const measure of measuresOfKind(kind))
    space[measure] = lengthOf(measure, MEASURE_FIELDS[measure], start[measure]) ?? space.length;
  const own: OwnFigures = {};
  for (const figure of OWN_FIGURES) {
    const mm = lengthOf(figure, OWN_FIELDS[figure], undefined);
    if (mm !== undefined) own[figure] = mm;
  }
  const now = query('now');
  return { space, now: isIn(CAR_TYPES, now) ? now : null, own, notes };
}

/** The choices as a query, in millimetres; what is at its start is there too, so that a link keeps its meaning. */
export function fitQuery({ space, now, own }: FitChoices): [string, string][] {
  return [
    ['space', space.kind],
    ...measuresOfKind(space.kind).map((measure): [string, string] => [
      measure,
      String(space[measure]),
    ]),
    ...OWN_FIGURES.flatMap((figure): [string, string][] =>
      own[figure] === undefined ? [] : [[figure, String(own[figure])]],
    ),
    ...(now ? [['now', now] as [string, string]] : []),
  ];
}

/** The sizes of a class, where figures of the very car are known those alone. */
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
