import { addDays, addYears, daysBetween, earlier } from './dates';
import { ADVISORIES, FAILURES, type Wording } from './defects';
import { draw, drawInt, drawOne } from './draw';
import { type ListedVehicle, registeredOn } from './listed-vehicle';
import { odometerReadings } from './odometer-readings';

/** Categories of defects began on this day. */
const NEW_RULES = '2018-05-20';

type Defect = { text: string; type: string; dangerous: boolean };
export type MotTest = {
  completedDate: string;
  testResult: 'PASSED' | 'FAILED';
  expiryDate?: string;
  odometerValue?: string;
  odometerUnit?: 'MI' | 'KM';
  odometerResultType: 'READ' | 'UNREADABLE' | 'NO_ODOMETER';
  motTestNumber: string;
  dataSource: 'DVSA';
  defects: Defect[];
};

/** Returns the last day of each MOT, oldest first: back from the listing's MOT, or else from an anniversary. */
function expiries(vehicle: ListedVehicle, today: string): string[] {
  const registered = registeredOn(vehicle);
  const firstDue = addYears(registered, 3);
  const lastTested = earlier(today, vehicle.listedOn);
  if (firstDue > lastTested && firstDue >= (vehicle.motExpiry ?? '')) return [];
  const age = Math.floor(daysBetween(registered, lastTested) / 365.25);
  const dates = [vehicle.motExpiry ?? addYears(registered, age + 1)];
  // The test of each is up to a year earlier; no test is due in the first three years.
  for (
    let expiry = addYears(dates[0] ?? '', -1);
    dates.length < 40;
    expiry = addYears(expiry, -1)
  ) {
    if (addYears(expiry, -1) < addDays(firstDue, -31)) break;
    dates.unshift(expiry);
  }
  const [oldest] = dates;
  if (oldest && daysBetween(firstDue, addYears(oldest, -1)) > 330)
    dates.unshift(addYears(firstDue, 1));
  return dates;
}

/** Returns the days on which a vehicle passed: some days before the last MOT ended, and before today. */
function passes(vehicle: ListedVehicle, today: string) {
  return expiries(vehicle, today)
    .map((expiryDate, index) => {
      const early = drawInt(vehicle.plate, `early ${index}`, 0, 27);
      const tested = addDays(addYears(expiryDate, -1), -early);
      return { expiryDate, tested: earlier(tested, addDays(today, -1 - early)) };
    })
    .filter(({ tested }, index, all) => index === 0 || tested > (all[index - 1]?.tested ?? ''));
}

function defectOf({ before, since, kind }: Wording, plate: string, purpose: string, on: string) {
  const side = drawOne(plate, `${purpose} side`, ['Nearside', 'Offside']);
  const end = drawOne(plate, `${purpose} end`, ['Front', 'Rear']);
  const isNew = on >= NEW_RULES;
  return {
    text: (isNew ? since : before).replace('{side}', side).replace('{end}', end),
    type: isNew || kind === 'ADVISORY' ? kind : 'FAIL',
    dangerous: isNew && kind === 'DANGEROUS',
  };
}

const allowed = (list: readonly Wording[], { fuelType }: ListedVehicle) =>
  list.filter(({ combustion }) => !(combustion && /^(electric|hydrogen)$/.test(fuelType)));

/** Returns the advisories of one test: new ones, more with age, and lasting ones of the test before. */
function advisories(vehicle: ListedVehicle, index: number, on: string, before: Wording[]) {
  const { plate } = vehicle;
  const most = Math.min(1 + Math.floor(index / 2), 4);
  const count = Math.floor(draw(plate, `advisories ${index}`) * (most + 0.7));
  const found = before.filter(
    (wording) => wording.lasts && draw(plate, `again ${wording.since} ${index}`) < 0.65,
  );
  for (let each = 0; each < count; each += 1) {
    const wording = drawOne(plate, `advisory ${index} ${each}`, allowed(ADVISORIES, vehicle));
    if (!found.includes(wording)) found.push(wording);
  }
  // The side is part of the wording, so that later tests find the same fault on the same side.
  return {
    found,
    defects: found.map((wording) => defectOf(wording, plate, wording.since, on)),
  };
}

function failures(vehicle: ListedVehicle, index: number, on: string): Defect[] {
  const count = drawInt(vehicle.plate, `failures ${index}`, 1, 2);
  const purposes = Array.from({ length: count }, (_, each) => `failure ${index} ${each}`);
  const wordings = purposes.map((purpose) =>
    drawOne(vehicle.plate, purpose, allowed(FAILURES, vehicle)),
  );
  const defects = [...new Set(wordings)].map((wording, each) =>
    defectOf(wording, vehicle.plate, `failure ${index} ${each}`, on),
  );
  // A minor defect alone does not fail a vehicle.
  return defects.some(({ type }) => type !== 'MINOR') ? defects : [];
}

/** Returns the stand-in's MOT tests of a listed vehicle, newest first; the last MOT ends when the listing says. */
export function motTests(vehicle: ListedVehicle, today: string): MotTest[] {
  const { plate } = vehicle;
  const passed = passes(vehicle, today);
  const readings = odometerReadings(
    vehicle,
    passed.map(({ tested }) => tested),
  );
  const tests: MotTest[] = [];
  let before: Wording[] = [];
  passed.forEach(({ tested, expiryDate }, index) => {
    const { found, defects } = advisories(vehicle, index, tested, before);
    const number = `${drawInt(plate, `number ${index}`, 100_000, 999_999)}${drawInt(plate, `number ${index} b`, 100_000, 999_999)}`;
    const common = { ...readings[index], dataSource: 'DVSA' as const } as Pick<
      MotTest,
      'odometerResultType' | 'dataSource'
    >;
    const failed = failures(vehicle, index, tested);
    if (failed.length && draw(plate, `fails ${index}`) < 0.14 + 0.015 * index) {
      const day = addDays(tested, -drawInt(plate, `retest ${index}`, 0, 2));
      tests.push({
        completedDate: `${day}T09:12:31.000Z`,
        testResult: 'FAILED',
        ...common,
        motTestNumber: `${number.slice(0, -1)}0`,
        defects: [...failed, ...defects],
      });
    }
    tests.push({
      completedDate: `${tested}T14:47:05.000Z`,
      testResult: 'PASSED',
      expiryDate,
      ...common,
      motTestNumber: `${number.slice(0, -1)}1`,
      defects,
    });
    before = found;
  });
  return tests.reverse();
}
