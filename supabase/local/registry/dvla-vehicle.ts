import { addDays, addYears } from './dates';
import { draw, drawInt } from './draw';
import { type ListedVehicle, registeredOn } from './listed-vehicle';

const FUELS: Record<string, string> = {
  petrol: 'PETROL',
  diesel: 'DIESEL',
  electric: 'ELECTRICITY',
  hybrid: 'HYBRID ELECTRIC',
  plug_in_hybrid: 'HYBRID ELECTRIC',
  hydrogen: 'FUEL CELLS',
};
/** CO₂ emissions in grams per kilometre: a base of the fuel, and an addition for each litre. */
const EMISSIONS: Record<string, [base: number, perLitre: number]> = {
  petrol: [78, 42],
  diesel: [68, 33],
  hybrid: [52, 26],
  plug_in_hybrid: [18, 9],
};
const HEAVY = new Set(['suv', 'mpv', 'van', 'pickup']);

/** DVLA has no emissions of cars registered before March 2001. */
function co2Of({ plate, year, fuelType, bodyType, engineSize }: ListedVehicle) {
  if (fuelType === 'electric' || fuelType === 'hydrogen') return 0;
  const [base, perLitre] = EMISSIONS[fuelType] ?? [];
  if (year < 2002 || base === undefined || perLitre === undefined) return undefined;
  const age = 1 + 0.018 * Math.max(2016 - year, 0);
  const weight = HEAVY.has(bodyType) && fuelType !== 'plug_in_hybrid' ? 1.14 : 1;
  const grams = (base + perLitre * (engineSize ?? 1.6)) * age * weight;
  return Math.round(grams * (0.95 + 0.1 * draw(plate, 'co2')));
}

function euroOf({ year, fuelType }: ListedVehicle) {
  if (year < 2001 || fuelType === 'electric' || fuelType === 'hydrogen') return undefined;
  const from: [number, string][] = [
    [2019, 'EURO 6 DG'],
    [2016, 'EURO 6'],
    [2011, 'EURO 5'],
    [2006, 'EURO 4'],
  ];
  return from.find(([first]) => year >= first)?.[1] ?? 'EURO 3';
}

/** Returns the MOT as the listing says it; a vehicle under three years needs no test. */
function motOf(vehicle: ListedVehicle, expiry: string | null, today: string) {
  if (addYears(registeredOn(vehicle), 3) > today) return { motStatus: 'No details held by DVLA' };
  if (!expiry) return { motStatus: 'No results returned' };
  return { motStatus: expiry >= today ? 'Valid' : 'Not valid', motExpiryDate: expiry };
}

/** Returns the stand-in's response about a listed vehicle, in the shape of DVLA's Vehicle Enquiry Service. */
export function dvlaVehicle(vehicle: ListedVehicle, motExpiry: string | null, today: string) {
  const { plate, year, make, fuelType, colour, engineSize } = vehicle;
  const taxed = draw(plate, 'tax');
  const due = addDays(today, drawInt(plate, 'tax due', 5, 360));
  const firstMonth = registeredOn(vehicle).slice(0, 7);
  return {
    registrationNumber: plate,
    ...(taxed < 0.86 && { taxStatus: 'Taxed', taxDueDate: due }),
    ...(taxed >= 0.86 && { taxStatus: taxed < 0.95 ? 'SORN' : 'Untaxed' }),
    ...motOf(vehicle, motExpiry, today),
    make: make.toUpperCase(),
    monthOfFirstRegistration: firstMonth,
    yearOfManufacture: year,
    ...(engineSize && fuelType !== 'electric' && { engineCapacity: capacityOf(plate, engineSize) }),
    co2Emissions: co2Of(vehicle),
    fuelType: FUELS[fuelType],
    markedForExport: false,
    colour: colour?.toUpperCase().replaceAll('_', ' '),
    euroStatus: euroOf(vehicle),
    dateOfLastV5CIssued: addDays(`${firstMonth}-15`, drawInt(plate, 'v5c', 0, 200)),
  };
}

/** Returns an engine's capacity in cubic centimetres: slightly less than the litres on its badge. */
export const capacityOf = (plate: string, litres: number) =>
  Math.round(litres * 1000) - drawInt(plate, 'capacity', 1, 45);
