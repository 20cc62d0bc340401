import { KM_PER_MILE } from '../core/miles';
import type { FuelType } from '../listings/constants';
import { readFuel } from '../trade-words/fuels';
import type { DvsaVehicle } from './answers';
import type { StoredRecords } from './records';
import type { MotDefect, MotHistory, MotTest, Provenance, VehicleRecord } from './types';

/**
 * Maximum emission of a plug-in hybrid in grams per kilometre; hybrids without a plug emit more.
 */
const PLUG_IN_CO2 = 60;

/** Whether a vehicle is driven by a motor alone, so that a capacity of its answer is no engine's. */
const hasNoEngine = (fuel: FuelType | null | undefined) =>
  fuel === 'electric' || fuel === 'hydrogen';

/** Grams per kilometre; 0 is no figure where something burns, although DVLA answers it. */
const emission = (raw: number | null | undefined, fuel: FuelType | undefined) =>
  raw || (hasNoEngine(fuel) ? (raw ?? null) : null);

/** Converts cubic centimetres to litres with one decimal; null for a vehicle without an engine. */
const litres = (cc: number | null | undefined) => (cc ? Math.round(cc / 100) / 10 || null : null);

const yearOf = (date: string | null | undefined) => (date ? Number(date.slice(0, 4)) : null);

/** One vehicle from the stored responses of both registries; null if neither has one. */
export function jointRecord(registration: string, records: StoredRecords): VehicleRecord | null {
  const found = [records.dvla, records.dvsa].filter((record) => record?.vehicle);
  if (found.length === 0) return null;
  const dvla = records.dvla?.vehicle;
  const dvsa = records.dvsa?.vehicle;
  // Undefined where it is none of ours, such as gas or steam.
  const fuel = readFuel(dvla?.fuelType ?? dvsa?.fuelType ?? '');
  const co2 = emission(dvla?.co2Emissions, fuel);
  const isPlugIn = fuel === 'hybrid' && co2 !== null && co2 <= PLUG_IN_CO2;
  const fuelType = isPlugIn ? 'plug_in_hybrid' : (fuel ?? null);
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
    engineSize: hasNoEngine(fuelType)
      ? null
      : (litres(dvla?.engineCapacity) ?? litres(dvsa?.engineSize)),
    colour: dvla?.colour ?? dvsa?.primaryColour ?? null,
    co2,
  };
}

type Test = DvsaVehicle['motTests'][number];

/**
 * Maps DVSA's types; FAIL is a reason for failure before May 2018, when there were no categories.
 */
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
