import type { BodyName } from '../design-options';
import { TARGET_BAY } from './course';
import { assumed, type DriveCar, type VehicleFigures, vehicleFigures } from './figures';
import { centimetres, metres } from './lengths';
import {
  hiddenAhead,
  hillThrottle,
  MPH,
  rolledBack,
  secondsTo,
  stoppingDistance,
  turningCircle,
  wallCircle,
} from './trials';

export type Answer = { question: string; answer: string };

const FUEL_LABELS = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug-in hybrid',
  electric: 'electric',
  hydrogen: 'hydrogen',
} as const;

const BODY_LABELS: Readonly<Record<BodyName, string>> = {
  'hatchback-small': 'small hatchback',
  hatchback: 'hatchback',
  sedan: 'saloon',
  suv: 'SUV',
  'suv-large': 'large SUV',
  estate: 'estate',
  coupe: 'coupé',
  convertible: 'convertible',
  mpv: 'MPV',
  pickup: 'pickup',
  van: 'van',
};

/** The kind of car for which the figures are typical: 'a 1.5 petrol hatchback of 2019'. */
export function kindOf(car: DriveCar): string {
  const { fuel, litres } = assumed(car);
  const hasEngine = fuel !== 'electric' && fuel !== 'hydrogen';
  const parts = [hasEngine && litres.toFixed(1), FUEL_LABELS[fuel], BODY_LABELS[car.body]];
  const kind = parts.filter(Boolean).join(' ');
  const article = /^(?:e|8)/.test(kind) ? 'an' : 'a';
  return `${article} ${kind}${car.year ? ` of ${car.year}` : ''}`;
}

/** The driver's view to the rear in each body. */
const BEHIND: Readonly<Record<BodyName, string>> = {
  'hatchback-small': 'Behind, the window is upright and near: you see the corner of the car.',
  hatchback: 'Behind, the window is upright; the wide rear pillars hide a cyclist beside them.',
  sedan: 'Behind, the boot runs on below the window: where it ends is a guess without sensors.',
  suv: 'Behind, the window sits high: a low wall or a child close by is below it.',
  'suv-large': 'Behind, the window sits high: a low wall or a child close by is below it.',
  estate: 'Behind, the window is upright but far away; a loaded boot covers it.',
  coupe: 'Behind, the window is shallow and the pillars are wide: look twice over your shoulder.',
  convertible:
    'With the hood up the rear window is small and the corners are blind; with it down nothing is.',
  mpv: 'Behind, the window is large and upright, with much car before it; the front pillars can hide a crossing.',
  pickup: 'Behind, the bed and its tailgate hide what is near: reverse by the mirrors.',
  van: 'Most vans have no window behind the seats: you reverse by the mirrors alone.',
};

/**
 * Widths in metres: a residential street in Manual for Streets, and a narrow lane of an older
 * street.
 */
const STREET = 5.5;
const NARROW_LANE = 2.75;
const MIRRORS = 0.3;
const SLOPE = 0.12;

function bayAnswer({ width, length }: VehicleFigures): string {
  const beside = (TARGET_BAY.width - width) / 2;
  const over = length - TARGET_BAY.length;
  const along =
    over > 0
      ? `It is ${centimetres(over)} longer than the bay and sticks out.`
      : `Lengthwise ${centimetres(-over)} are left.`;
  return `In the middle of a bay of 2.4 by 4.8 m there are ${centimetres(beside)} to the line on either side; a door wants about 60 cm, part of which the next bay lends. ${along}`;
}

/** Answers the questions of a test drive by the dynamics of the drive. */
export function driveAnswers(known: DriveCar): Answer[] {
  const car = vehicleFigures(known);
  const [circle, walls] = [turningCircle(car), wallCircle(car)];
  const [at30, at60] = [stoppingDistance(car, 30), stoppingDistance(car, 60)];
  const throttle = hillThrottle(car, SLOPE);
  const lane = NARROW_LANE - car.width - MIRRORS;
  return [
    {
      question: 'Does it turn round in the road?',
      answer: `It needs ${metres(circle)} between kerbs and ${metres(walls)} between walls. A residential street is about ${metres(STREET)} wide, so you turn in several goes${circle < 2 * STREET ? '; the mouth of a side road does in one' : ''}.`,
    },
    {
      question: 'What is a hill start like?',
      answer: `On a slope of 12% (one in eight) it begins to move with about ${throttle}% of the throttle, weighing ${Math.round(car.mass / 10) * 10} kg with its driver. Without a handbrake or hill hold it rolls back ${centimetres(rolledBack(car, SLOPE, 1))} in one second.`,
    },
    {
      question: 'How soon does it stop?',
      answer: `Braking hard on a dry road: ${Math.round(at30.braking)} m from 30 mph and ${Math.round(at60.braking)} m from 60 mph. With the Highway Code’s time to think it is ${Math.round(at30.withThinking)} m and ${Math.round(at60.withThinking)} m.`,
    },
    {
      question: 'How does it pull away?',
      answer: `From a standstill to 30 mph in about ${secondsTo(car, 30).toFixed(0)} seconds and to 60 mph in about ${secondsTo(car, 60).toFixed(0)}, at full throttle on the level.`,
    },
    {
      question: 'Is it wide for a lane, and for a bay?',
      answer: `The body is ${car.width.toFixed(2)} m wide, with mirrors about ${centimetres(MIRRORS)} more: in a narrow lane of ${NARROW_LANE} m that leaves ${centimetres(lane / 2)} on either side. ${bayAnswer(car)}`,
    },
    {
      question: 'What do you see from the seat?',
      answer: `Your eyes are about ${car.eye[1].toFixed(2)} m above the road, and the bonnet hides its first ${metres(hiddenAhead(car))} before the bumper. ${BEHIND[known.body]}`,
    },
  ];
}

/** m/s as whole miles an hour. */
export const asMph = (speed: number) => Math.round(Math.abs(speed) / MPH);
