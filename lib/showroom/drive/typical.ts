import type { BodyName } from '../design-options';

type DrivenAxle = 'front' | 'rear' | 'both';
type Table<Row> = Readonly<Record<BodyName, Readonly<Row>>>;
/** Metres behind the front bumper, and above the road. */
type Point = readonly [behind: number, height: number];

/** Metres: the sizes of the showroom's own models, to about a millimetre (a test compares them). */
type Size = [length: number, width: number, height: number, ...Wheels];
type Wheels = [wheelbase: number, frontOverhang: number, wheelRadius: number];
const SIZES: Table<Size> = {
  'hatchback-small': [3.66, 1.66, 1.5, 2.272, 0.729, 0.3],
  hatchback: [4.22, 1.8, 1.47, 2.62, 0.84, 0.325],
  sedan: [4.72, 1.84, 1.45, 2.84, 0.84, 0.345],
  suv: [4.48, 1.87, 1.66, 2.7, 0.86, 0.37],
  'suv-large': [4.88, 1.96, 1.79, 2.941, 0.937, 0.395],
  estate: [4.74, 1.84, 1.48, 2.84, 0.84, 0.345],
  coupe: [4.42, 1.86, 1.3, 2.62, 0.85, 0.345],
  convertible: [4.42, 1.86, 1.25, 2.62, 0.85, 0.345],
  mpv: [4.7, 1.86, 1.68, 2.84, 0.9, 0.34],
  pickup: [5.28, 1.93, 1.78, 3.22, 0.9, 0.39],
  van: [5.15, 1.96, 1.97, 3.1, 0.93, 0.35],
};

/**
 * Rounded values of common UK cars of each kind, set by hand: they are not measured, and do not
 * describe a particular car. Mass in kilograms of a petrol car with its driver; turning circle
 * between kerbs in metres; drag coefficient times frontal area in m²; grip of the tyres on a dry
 * road; driven axle; litres of the engine if the car's own are unknown; power of an electric car in
 * kW.
 */
type Kind = [
  mass: number,
  turningCircle: number,
  dragArea: number,
  grip: number,
  driven: DrivenAxle,
  litres: number,
  electricPower: number,
];
const KINDS: Table<Kind> = {
  'hatchback-small': [1080, 9.6, 0.66, 0.9, 'front', 1.2, 85],
  hatchback: [1340, 10.6, 0.66, 0.92, 'front', 1.5, 125],
  sedan: [1540, 11.3, 0.61, 0.93, 'rear', 2, 180],
  suv: [1500, 11, 0.82, 0.9, 'front', 1.5, 150],
  'suv-large': [2080, 12, 0.98, 0.88, 'both', 2.5, 250],
  estate: [1560, 11.3, 0.64, 0.92, 'front', 2, 150],
  coupe: [1520, 11.2, 0.63, 0.98, 'rear', 2, 200],
  convertible: [1540, 11, 0.68, 0.96, 'rear', 2, 180],
  mpv: [1640, 11.4, 0.8, 0.88, 'front', 1.6, 110],
  pickup: [2120, 12.6, 1.15, 0.8, 'rear', 2.4, 150],
  van: [1820, 12.2, 1.25, 0.82, 'front', 2, 100],
};

/**
 * The eyes of a driver of average height, set by hand, and the edge of the model's bonnet they look
 * over.
 */
const VIEWS: Table<[eye: Point, bonnet: Point]> = {
  'hatchback-small': [
    [1.84, 1.25],
    [0.21, 0.91],
  ],
  hatchback: [
    [2.13, 1.24],
    [0.24, 0.89],
  ],
  sedan: [
    [2.4, 1.21],
    [0.3, 0.83],
  ],
  suv: [
    [2.3, 1.46],
    [0.2, 1.06],
  ],
  'suv-large': [
    [2.51, 1.56],
    [0.22, 1.14],
  ],
  estate: [
    [2.4, 1.21],
    [0.3, 0.83],
  ],
  coupe: [
    [2.5, 1.12],
    [0.35, 0.77],
  ],
  convertible: [
    [2.45, 1.12],
    [0.35, 0.77],
  ],
  mpv: [
    [2.2, 1.4],
    [0.24, 0.95],
  ],
  pickup: [
    [2.3, 1.58],
    [0.22, 1.12],
  ],
  van: [
    [1.8, 1.64],
    [0.22, 1.06],
  ],
};

export type TypicalBody = ReturnType<typeof typicalBody>;

/** Typical figures of a body; units as in the tables above. */
export function typicalBody(body: BodyName) {
  const [length, width, height, wheelbase, frontOverhang, wheelRadius] = SIZES[body];
  const [mass, turningCircle, dragArea, grip, driven, litres, electricPower] = KINDS[body];
  const [eye, bonnet] = VIEWS[body];
  const size = { length, width, height, wheelbase, frontOverhang, wheelRadius };
  return {
    ...size,
    mass,
    turningCircle,
    dragArea,
    grip,
    driven,
    litres,
    electricPower,
    eye,
    bonnet,
  };
}
