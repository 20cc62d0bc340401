import type { BodyName } from '../design-options';
import type { Place, Size } from './dimension-lines';

/** A position on a car, in shares of half its length and width and of its height. */
type Share = { x: number; y: number; z: number };

/** A place on the car with a text about it; `azimuth` in degrees is the position of the camera. */
export type CarPlace = {
  id: string;
  name: string;
  text: string;
  position: Place;
  normal: Place;
  azimuth: number;
};

const PLACES: readonly (Omit<CarPlace, 'position'> & { at: Share })[] = [
  {
    id: 'bonnet',
    name: 'Bonnet',
    text: 'The gaps to the wings should be as wide on the left as on the right, and the paint of one shade in daylight. A difference can mean a repair: ask for its invoice.',
    at: { x: 0, y: 0.63, z: 0.66 },
    normal: [0, 1, 0],
    azimuth: 20,
  },
  {
    id: 'windscreen',
    name: 'Windscreen',
    text: 'In front of the driver, in a strip 290 mm wide, damage over 10 mm fails the MOT; elsewhere in the part that is wiped, over 40 mm.',
    at: { x: 0, y: 0.82, z: 0.25 },
    normal: [0, 0.6, 0.8],
    azimuth: -15,
  },
  {
    id: 'tyres',
    name: 'Front tyre',
    text: 'The law asks for 1.6 mm of tread across the middle three quarters. One edge worn more than the other is a question about steering and suspension.',
    at: { x: -1, y: 0.21, z: 0.58 },
    normal: [-1, 0, 0],
    azimuth: -65,
  },
  {
    id: 'driver',
    name: 'Driver’s seat',
    text: 'Sit in it at the viewing. Can you see past the pillars and over your shoulder, and do the wheel and the pedals meet you straight?',
    at: { x: -0.93, y: 0.66, z: 0.02 },
    normal: [-1, 0.2, 0],
    azimuth: -90,
  },
  {
    id: 'boot',
    name: 'Boot',
    text: 'Measure what you carry, and the opening. Lift the floor: water, rust and fresh sealant show there first, and the spare wheel or repair kit should be there.',
    at: { x: 0, y: 0.6, z: -0.98 },
    normal: [0, 0.2, -1],
    azimuth: 160,
  },
];

/** Position of the bonnet (forward and up), where it differs. */
const BONNETS: Partial<Record<BodyName, Partial<Share>>> = {
  van: { y: 0.55, z: 0.86 },
  mpv: { y: 0.62, z: 0.76 },
  pickup: { y: 0.62, z: 0.68 },
};

/** The places of a car of that size (mm) whose middle is at z = `middle` (m). */
export function placesOf(body: BodyName, { length, width, height }: Size, middle: number) {
  return PLACES.map(({ at, ...place }): CarPlace => {
    const share = place.id === 'bonnet' ? { ...at, ...BONNETS[body] } : at;
    const position: Place = [
      (share.x * width) / 2000,
      (share.y * height) / 1000,
      middle + (share.z * length) / 2000,
    ];
    return { ...place, position };
  });
}
