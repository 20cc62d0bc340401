/** The measures of a space in mm; which ones count depends on its kind. */
export const MEASURES = ['length', 'width', 'height', 'door', 'doorHeight'] as const;
export type Measure = (typeof MEASURES)[number];

export type MeasureField = {
  label: string;
  hint: string;
  /** Bounds of the slider, in mm; values beyond are clamped. */
  least: number;
  greatest: number;
};

export const MEASURE_FIELDS: Readonly<Record<Measure, MeasureField>> = {
  length: { label: 'Length', hint: 'From end to end', least: 2500, greatest: 9000 },
  width: { label: 'Width', hint: 'From side to side', least: 1500, greatest: 7000 },
  height: { label: 'Height', hint: 'Up to the lowest beam', least: 1500, greatest: 4000 },
  door: { label: 'Entrance width', hint: 'Between the frames', least: 1500, greatest: 6500 },
  doorHeight: {
    label: 'Entrance height',
    hint: 'Under the open door',
    least: 1500,
    greatest: 4000,
  },
};

export const SLIDER_STEP = 10;

export const SPACE_KINDS = [
  'garage',
  'double-garage',
  'own-garage',
  'street',
  'car-park',
  'disabled-bay',
] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

export type Space = { kind: SpaceKind } & Partial<Record<Measure, number>> & {
    length: number;
    width: number;
  };

type KindOf = {
  label: string;
  /** In a sentence: '12 cm longer than your garage'. */
  place: string;
  /** The source of the measures to start with; shown while they are unchanged. */
  usual: string;
  advice: string;
  shape: 'garage' | 'street' | 'bay';
  start: Omit<Space, 'kind'>;
};

/** The kinds of space with the measures that they start with. */
export const SPACES: Readonly<Record<SpaceKind, KindOf>> = {
  garage: {
    label: 'Single garage',
    place: 'your garage',
    usual: 'Starts at 16 × 8 feet inside, a usual size of older single garages.',
    advice: 'Measure yours, and its entrance.',
    shape: 'garage',
    start: { length: 4880, width: 2440, height: 2250, door: 2130, doorHeight: 1980 },
  },
  'double-garage': {
    label: 'Double garage',
    place: 'your garage',
    usual: 'Starts at 16 × 16 feet inside, with one door and nothing else in it.',
    advice: 'Measure yours, and its entrance.',
    shape: 'garage',
    start: { length: 4880, width: 4880, height: 2350, door: 4270, doorHeight: 2130 },
  },
  'own-garage': {
    label: 'Your own garage',
    place: 'your garage',
    usual: 'Starts at 6 × 3 m inside, as councils often ask of new ones.',
    advice: 'Measure between the walls, from the back wall to the shut door.',
    shape: 'garage',
    start: { length: 6000, width: 3000, height: 2400, door: 2400, doorHeight: 2100 },
  },
  street: {
    label: 'Street bay',
    place: 'the bay',
    usual: 'Starts at 6 × 2 m, a usual bay along a kerb.',
    advice: 'For a gap without marks, take the gap between your neighbours.',
    shape: 'street',
    start: { length: 6000, width: 2000 },
  },
  'car-park': {
    label: 'Car park bay',
    place: 'the bay',
    usual: 'Starts at 2.4 × 4.8 m, the usual British bay, under a barrier of 2.1 m.',
    advice: 'We take it that cars stand on both sides.',
    shape: 'bay',
    start: { length: 4800, width: 2400, height: 2100 },
  },
  'disabled-bay': {
    label: 'Disabled bay',
    place: 'the bay',
    usual:
      'Starts at 2.4 × 4.8 m with 1.2 m of hatched room along one side, under a barrier of 2.6 m.',
    advice: 'The width is that of both together.',
    shape: 'bay',
    start: { length: 4800, width: 3600, height: 2600 },
  },
};

/** The measures of a kind of space, each with its start value. */
export const startsOf = (kind: SpaceKind): [Measure, number][] =>
  MEASURES.flatMap((measure) => {
    const mm = SPACES[kind].start[measure];
    return mm === undefined ? [] : [[measure, mm] as [Measure, number]];
  });

/**
 * The measure of the room that an entrance cannot exceed, and the difference that is assumed for
 * jambs and a lintel.
 */
export const ENTRANCES = {
  door: { room: 'width', less: 200 },
  doorHeight: { room: 'height', less: 200 },
} as const;
export type Entrance = keyof typeof ENTRANCES;

export const isEntrance = (measure: string): measure is Entrance =>
  Object.hasOwn(ENTRANCES, measure);
