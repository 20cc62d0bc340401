// Imports by alias, because a Deno function shares this file and its import map has no bare paths.
import type { FaceName } from '@/lib/showroom/design-options';

/** Makes by type of front; all others have plain bars. */
const MAKES: Readonly<Record<'band' | 'frame' | 'pair', readonly string[]>> = {
  frame: [
    'Abarth',
    'Alfa Romeo',
    'Aston Martin',
    'Audi',
    'Bentley',
    'CUPRA',
    'Genesis',
    'Infiniti',
    'Jaguar',
    'Lexus',
    'MG',
    'Maserati',
    'Mazda',
    'Mitsubishi',
    'Peugeot',
    'SEAT',
  ],
  pair: ['BMW', 'Fiat', 'Jeep', 'Kia', 'Lotus', 'MINI', 'Porsche', 'Saab'],
  band: [
    'Alpine',
    'BYD',
    'Citroen',
    'DS',
    'GWM',
    'Hyundai',
    'Nissan',
    'Omoda',
    'Polestar',
    'Renault',
    'Tesla',
    'Volvo',
    'smart',
  ],
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

/** The front that resembles a make and model most. */
export function faceOf(make: string, model: string): FaceName {
  if (ELECTRIC.test(model)) return 'band';
  const kinds = ['frame', 'pair', 'band'] as const;
  return kinds.find((face) => MAKES[face].includes(make)) ?? 'bars';
}

/** Whether a hatchback is a city car or has three doors, or a sports utility is a large one. */
export const isSmall = (model: string) => SMALL.has(model);
export const isThreeDoor = (model: string) => THREE_DOOR.has(model);
export const isLarge = (model: string) => LARGE.has(model);
