import type { DEMO_PLATES } from '../../../lib/registry/demo-plates';
import type { ListedVehicle } from './listed-vehicle';

type DemoPlate = (typeof DEMO_PLATES)[number];
type DemoCar = Omit<ListedVehicle, 'plate' | 'motExpiry' | 'listedOn'>;

/** The cars of the demo plates, which are in no listing; test-plates.ts has DVLA's responses about them. */
const DEMO_CARS: Record<DemoPlate, DemoCar> = {
  AA19PPP: {
    make: 'Vauxhall',
    model: 'Astra',
    year: 2019,
    fuelType: 'petrol',
    bodyType: 'hatchback',
    colour: 'red',
    engineSize: 1.5,
    mileage: 48_000,
  },
  AA19DSL: {
    make: 'Volkswagen',
    model: 'Golf',
    year: 2019,
    fuelType: 'diesel',
    bodyType: 'hatchback',
    colour: 'blue',
    engineSize: 2,
    mileage: 71_000,
  },
};

/** Returns the car of a demo plate as if it were listed today; null for any other plate. */
export function demoCar(plate: string): ListedVehicle | null {
  if (!Object.hasOwn(DEMO_CARS, plate)) return null;
  const listedOn = new Date().toISOString().slice(0, 10);
  return { plate, ...DEMO_CARS[plate as DemoPlate], motExpiry: null, listedOn };
}
