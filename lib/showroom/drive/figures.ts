import type { FuelType } from '../../listings/constants';
import type { BodyName } from '../design-options';
import { type TypicalBody, typicalBody } from './typical';

/** Facts that determine how a car drives; null if unknown. */
export type DriveCar = {
  body: BodyName;
  fuel: FuelType | null;
  /** Litres. */
  engineSize: number | null;
  year: number | null;
};

/** Figures of a vehicle for the dynamics, in SI units. */
export type VehicleFigures = TypicalBody & {
  /** Maximum power in watts. */
  power: number;
  /** Average share of the power that reaches the wheels, over the gears. */
  usable: number;
  /** Speed in m/s below which the drive force is constant: the first gear. */
  firstGear: number;
  /** Height of the centre of gravity in metres. */
  centreHeight: number;
  /** Share of the weight on the front axle. */
  frontShare: number;
  /** Distance between the wheels of an axle. */
  track: number;
  /** Maximum angle of the front wheels in radians. */
  steeringLock: number;
};

/** Mass of batteries and second motors, in kilograms above a petrol car. */
const MASS_BY_FUEL: Readonly<Record<FuelType, number>> = {
  petrol: 0,
  diesel: 70,
  hybrid: 80,
  plug_in_hybrid: 250,
  electric: 300,
  hydrogen: 350,
};

const HYDROGEN_POWER = 125;

/** kW a litre, rounded: turbochargers became usual from about 2010, and small engines with them from 2015. */
function powerPerLitre(fuel: FuelType, year: number): number {
  if (fuel === 'plug_in_hybrid') return 90;
  if (fuel === 'hybrid') return year < 2010 ? 50 : 62;
  if (fuel === 'diesel') return year < 2010 ? 45 : 53;
  if (year < 2010) return 53;
  return year < 2015 ? 60 : 72;
}

/** The car's facts, or petrol and the year 2018 if they are unknown. */
export const assumed = ({ fuel, engineSize, year, body }: DriveCar) => ({
  fuel: fuel ?? 'petrol',
  year: year ?? 2018,
  litres: Math.min(Math.max(engineSize ?? typicalBody(body).litres, 0.6), 8),
});

function powerOf(car: DriveCar): number {
  const { fuel, year, litres } = assumed(car);
  if (fuel === 'electric') return typicalBody(car.body).electricPower;
  if (fuel === 'hydrogen') return HYDROGEN_POWER;
  // Large engines are tuned less: each litre above two counts as three quarters.
  return powerPerLitre(fuel, year) * (Math.min(litres, 2) + 0.75 * Math.max(litres - 2, 0));
}

/** The angle of the wheels at which a car turns between kerbs this far apart. */
function lockOf({ turningCircle, wheelbase }: TypicalBody, track: number): number {
  const rearRadius = Math.sqrt((turningCircle / 2) ** 2 - wheelbase ** 2) - track / 2;
  return Math.atan(wheelbase / rearRadius);
}

/** The typical figures of a car of this kind, fuel, engine and year. */
export function vehicleFigures(car: DriveCar): VehicleFigures {
  const body = typicalBody(car.body);
  const { fuel } = assumed(car);
  const isElectric = fuel === 'electric' || fuel === 'hydrogen';
  const track = body.width - 0.26;
  return {
    ...body,
    mass: body.mass + MASS_BY_FUEL[fuel],
    power: powerOf(car) * 1000,
    usable: isElectric ? 0.86 : 0.7,
    firstGear: isElectric ? 9 : fuel === 'diesel' ? 8.5 : 11,
    centreHeight: body.height * (isElectric ? 0.33 : 0.37),
    frontShare: body.driven === 'front' && !isElectric ? 0.6 : 0.52,
    track,
    steeringLock: lockOf(body, track),
  };
}
