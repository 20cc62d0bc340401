// Imports by alias, because a Deno function shares this file and its import map has no bare paths.
import { FACES, type FaceName } from '@/lib/showroom/design-options';

/**
 * Makes by the design of front that suits them best; all others have plain bars. No design imitates
 * a make.
 */
const MAKES: Readonly<Record<Exclude<FaceName, 'bars'>, readonly string[]>> = {
  lightbar: ['BYD', 'DS', 'GWM', 'Omoda', 'Polestar', 'Tesla', 'smart'],
  mesh: ['Audi', 'Bentley', 'Ford', 'Genesis', 'Hyundai', 'Jaguar'],
  mouth: ['Alpine', 'Aston Martin', 'Ferrari', 'Lamborghini', 'Lotus', 'Maserati', 'McLaren'],
  round: ['Abarth', 'Fiat', 'MINI', 'Porsche'],
  shield: [
    'Alfa Romeo',
    'CUPRA',
    'Infiniti',
    'Lexus',
    'MG',
    'Mazda',
    'Mitsubishi',
    'Peugeot',
    'SEAT',
  ],
  slats: ['INEOS', 'Isuzu', 'Jeep', 'KGM', 'Land Rover', 'SsangYong'],
  slot: ['Citroen', 'Dacia', 'Kia', 'Suzuki', 'Vauxhall'],
  twinbar: ['BMW', 'Chrysler', 'Saab', 'Volvo'],
};

/** Electric models, which have a closed front in any make. */
const ELECTRIC =
  /electric|recharge|e-tron|^e-|\bEV\b|^EV\d|^EQ|^i\d$|^iX|^ID\.|^IONIQ|Taycan|^Leaf$|^Zoe$|^Ariya$/i;

/** City cars: hatchbacks of about 3.7 m. */
const SMALL = new Set([
  '107',
  '108',
  '500',
  '500C',
  '500e',
  '595',
  '695',
  'A110',
  'Adam',
  'Agila',
  'Alto',
  'Amica',
  'Aygo',
  'Aygo X',
  'C1',
  'Celerio',
  'Citigo',
  'EQ fortwo',
  'Electric Hatch',
  'Fox',
  'Getz',
  'Hatch',
  'Ignis',
  'Inster',
  'KA',
  'Ka+',
  'Matiz',
  'Micra',
  'Mii',
  'Panda',
  'Picanto',
  'Spark',
  'Splash',
  'Twingo',
  'Up',
  'Viva',
  'forfour',
  'fortwo',
  'i10',
  'i800',
  'iQ',
]);

/** Hatchbacks built only with three doors. */
const THREE_DOOR = new Set([
  '500',
  '500e',
  '595',
  '695',
  'Adam',
  'EQ fortwo',
  'Electric Hatch',
  'Fox',
  'Hatch',
  'KA',
  'fortwo',
  'iQ',
]);

/** Sports utilities of about 4.9 m. */
const LARGE = new Set([
  'Bentayga',
  'Cayenne',
  'DBX',
  'Defender',
  'Discovery',
  'EQS',
  'EV9',
  'EX90',
  'Edge',
  'Explorer',
  'FX',
  'G Class',
  'GL Class',
  'GLE Class',
  'GLS Class',
  'Grand Cherokee',
  'Land Cruiser',
  'Levante',
  'M Class',
  'Model X',
  'Q7',
  'Q8',
  'RX',
  'Range Rover',
  'Range Rover Sport',
  'Rexton',
  'Santa Fe',
  'Shogun',
  'Sorento',
  'Tarraco',
  'Touareg',
  'X5',
  'X6',
  'X7',
  'XC90',
  'iX',
]);

/** Further designs that suit a make, so that its models do not all look alike. */
const ALSO: Readonly<Record<FaceName, readonly FaceName[]>> = {
  bars: ['mesh', 'shield', 'slot'],
  lightbar: [],
  mesh: ['bars', 'twinbar'],
  mouth: ['shield'],
  round: [],
  shield: ['mesh', 'mouth'],
  slats: ['bars', 'mesh'],
  slot: ['bars', 'mesh'],
  twinbar: ['mesh', 'bars'],
};

/** The designs of front that suit a make and model, best first. */
export function facesOf(make: string, model: string): readonly FaceName[] {
  if (ELECTRIC.test(model)) return ['lightbar'];
  const face = FACES.find((name) => name !== 'bars' && MAKES[name].includes(make)) ?? 'bars';
  return [face, ...ALSO[face]];
}

/** Whether a hatchback is a city car or has three doors, or a sports utility is a large one. */
export const isSmall = (model: string) => SMALL.has(model);
export const isThreeDoor = (model: string) => THREE_DOOR.has(model);
export const isLarge = (model: string) => LARGE.has(model);
