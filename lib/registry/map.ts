import { KM_PER_MILE } from '../core/miles';
import type { FuelType } from '../listings/constants';
import type { DvsaVehicle } from './answers';
import type { StoredRecords } from './records';
import type { MotDefect, MotHistory, MotTest, Provenance, VehicleRecord } from './types';

/** No hybrid without a plug emits as little, in grams per kilometre. */
const PLUG_IN_CO2 = 60;

/** A registry's fuel as the site's; null where it has none of ours, such as gas or steam. */
function fuelOf(raw: string | null, co2: number | null): FuelType | null {
  const fuel = raw?.toUpperCase() ?? '';
  if (/HYBRID|ELECTRIC DIESEL/.test(fuel)) {
    return co2 !== null && co2 <= PLUG_IN_CO2 ? 'plug_in_hybrid' : 'hybrid';
  }
  if (/^PETROL$/.test(fuel)) return 'petrol';
  if (/^(DIESEL|HEAVY OIL)$/.test(fuel)) return 'diesel';
  if (/^ELECTRIC(ITY)?$/.test(fuel)) return 'electric';
  return /HYDROGEN|FUEL CELL/.test(fuel) ? 'hydrogen' : null;
}

/** Grams per kilometre; 0 is no figure where something burns, although DVLA answers it. */
const emission = (raw: number | null | undefined, fuel: string | null) =>
  raw || (/^ELECTRIC(ITY)?$|HYDROGEN|FUEL CELL/i.test(fuel ?? '') ? (raw ?? null) : null);

/** Cubic centimetres in litres to one decimal; none for a vehicle without an engine. */
const litres = (cc: number | null | undefined) => (cc ? Math.round(cc / 100) / 10 || null : null);

const yearOf = (date: string | null | undefined) => (date ? Number(date.slice(0, 4)) : null);

/** One vehicle from the stored responses of both registries; null if neither has one. */
export function jointRecord(registration: string, records: StoredRecords): VehicleRecord | null {
  const found = [records.dvla, records.dvsa].filter((record) => record?.vehicle);
  if (found.length === 0) return null;
  const dvla = records.dvla?.vehicle;
  const dvsa = records.dvsa?.vehicle;
  const rawFuel = dvla?.fuelType ?? dvsa?.fuelType ?? null;
  const co2 = emission(dvla?.co2Emissions, rawFuel);
  const fuelType = fuelOf(rawFuel, co2);
  return {
    isMadeUp: found.some((record) => record?.isMadeUp),
    registration,
    make: dvla?.make ?? dvsa?.make ?? null,
    model: dvsa?.model ?? null,
    year:
      dvla?.yearOfManufacture ??
      dvsa?.manufactureYear ??
      yearOf(dvsa?.manufactureDate ?? dvsa?.registrationDate ?? dvsa?.firstUsedDate),
    fuelType,
    engineSize:
      fuelType === 'electric' ? null : (litres(dvla?.engineCapacity) ?? litres(dvsa?.engineSize)),
    colour: dvla?.colour ?? dvsa?.primaryColour ?? null,
    co2,
  };
}

type Test = DvsaVehicle['motTests'][number];

/** FAIL is a reason for failure before May 2018, when there were no categories. */
const KINDS: Record<string, MotDefect['kind']> = {
  ADVISORY: 'advisory',
  MINOR: 'minor',
  MAJOR: 'major',
  FAIL: 'major',
  DANGEROUS: 'dangerous',
};

function milesOf({ odometerValue, odometerUnit, odometerResultType }: Test) {
  if (odometerValue === null || !/^READ$/i.test(odometerResultType ?? 'READ')) return null;
  const isKilometres = /^KM/i.test(odometerUnit ?? '');
  return isKilometres ? Math.round(odometerValue / KM_PER_MILE) : odometerValue;
}

const motTest = (test: Test): MotTest => ({
  date: test.completedDate,
  expiryDate: test.expiryDate,
  passed: /^PASS/i.test(test.testResult ?? ''),
  miles: milesOf(test),
  defects: test.defects.map(({ text, type, dangerous }) => ({
    kind: dangerous ? 'dangerous' : (KINDS[type?.toUpperCase() ?? ''] ?? 'other'),
    text,
  })),
});

/** The MOT tests of DVSA's response, newest first; two of one day stay in DVSA's order. */
export const motHistory = (dvsa: DvsaVehicle, { isMadeUp, fetchedAt }: Provenance): MotHistory => ({
  isMadeUp,
  fetchedAt,
  tests: dvsa.motTests.map(motTest).sort((a, b) => b.date.localeCompare(a.date)),
  firstDue: dvsa.motTestDueDate,
});
