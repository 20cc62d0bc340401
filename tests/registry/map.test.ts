import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dvlaVehicle, dvsaVehicle } from '@/lib/registry/answers';
import { recordRow } from '@/lib/registry/keep';
import { jointRecord, motHistory } from '@/lib/registry/map';

const AT = { isMadeUp: false, fetchedAt: '2026-11-22T12:00:00Z' };
const PLATE = 'AB12CDE';

const joint = (dvla: object | null, dvsa: object | null) =>
  jointRecord(PLATE, {
    dvla: dvla && {
      ...AT,
      vehicle: dvlaVehicle.parse({ registrationNumber: PLATE, ...dvla }),
    },
    dvsa: dvsa && { ...AT, vehicle: dvsaVehicle.parse({ registration: PLATE, ...dvsa }) },
  });
const history = (...motTests: object[]) =>
  motHistory(dvsaVehicle.parse({ registration: PLATE, motTests }), AT);

test('both registries make one vehicle; DVLA goes first, the model is from DVSA', () => {
  const dvla = { make: 'FORD', yearOfManufacture: 2012, engineCapacity: 1596, colour: 'BLUE' };
  const dvsa = { make: 'Ford', model: 'FOCUS', primaryColour: 'Red', engineSize: '1600' };
  expect(joint({ ...dvla, co2Emissions: 133, fuelType: 'PETROL' }, dvsa)).toEqual({
    isMadeUp: false,
    registration: PLATE,
    make: 'FORD',
    model: 'FOCUS',
    year: 2012,
    fuelType: 'petrol',
    engineSize: 1.6,
    colour: 'BLUE',
    co2: 133,
  });
  expect(joint(null, { ...dvsa, manufactureDate: '2011-12-30' })).toMatchObject({
    make: 'Ford',
    year: 2011,
    engineSize: 1.6,
    colour: 'Red',
  });
  expect(joint(null, null)).toBeNull();
});

test.each([
  ['ELECTRICITY', 0, 'electric'],
  ['Electric', null, 'electric'],
  ['HEAVY OIL', 150, 'diesel'],
  ['HYBRID ELECTRIC', 95, 'hybrid'],
  ['HYBRID ELECTRIC', 38, 'plug_in_hybrid'],
  ['HYBRID ELECTRIC', 0, 'hybrid'],
  ['ELECTRIC DIESEL', 0, 'hybrid'],
  ['ELECTRIC DIESEL', 99, 'hybrid'],
  ['FUEL CELLS', 0, 'hydrogen'],
  ['GAS BI-FUEL', 140, null],
  [null, null, null],
])('the fuel %s with %s g/km is %s', (fuelType, co2Emissions, fuel) => {
  expect(joint({ fuelType, co2Emissions }, null)?.fuelType).toBe(fuel);
});

test('an emission of 0 is no figure but of what burns nothing', () => {
  for (const fuelType of ['PETROL', 'HYBRID ELECTRIC', 'HEAVY OIL', 'GAS', undefined]) {
    expect(joint({ fuelType, co2Emissions: 0 }, null)?.co2).toBeNull();
  }
  for (const fuelType of ['ELECTRICITY', 'Electric', 'FUEL CELLS', 'HYDROGEN']) {
    expect(joint({ fuelType, co2Emissions: 0 }, null)?.co2).toBe(0);
  }
});

test('a car without an engine has no litres, whatever its capacity says', () => {
  expect(joint({ fuelType: 'ELECTRICITY', engineCapacity: 108 }, null)?.engineSize).toBeNull();
  expect(joint(null, { fuelType: 'Electric', engineSize: '1598' })?.engineSize).toBeNull();
  expect(joint({ fuelType: 'FUEL CELLS', engineCapacity: 1998 }, null)?.engineSize).toBeNull();
  expect(joint({ fuelType: 'HYBRID ELECTRIC', engineCapacity: 1798 }, null)?.engineSize).toBe(1.8);
});

test("the year is DVSA's year of manufacture where no date stands", () => {
  expect(joint(null, { manufactureYear: 2014 })?.year).toBe(2014);
  expect(joint(null, { manufactureYear: '2014', registrationDate: '2016-02-01' })?.year).toBe(2014);
});

test('a made-up answer of either marks the whole record, which does not say when it was given', () => {
  const dvla = dvlaVehicle.parse({ registrationNumber: PLATE });
  const dvsa = dvsaVehicle.parse({ registration: PLATE });
  const older = { isMadeUp: true, fetchedAt: '2026-11-01T12:00:00Z' };
  const records = { dvla: { ...AT, vehicle: dvla }, dvsa: { ...older, vehicle: dvsa } };
  expect(jointRecord(PLATE, records)).toMatchObject({ isMadeUp: true });
  expect(jointRecord(PLATE, records)).not.toHaveProperty('fetchedAt');
  const unknown = { ...records, dvsa: { ...older, vehicle: null } };
  expect(jointRecord(PLATE, unknown)).toMatchObject({ isMadeUp: false });
});

describe('odd fields become null and lose no other', () => {
  test('in the answer of DVLA', () => {
    const odd = {
      registrationNumber: 'ab12 cde',
      make: 7,
      colour: 'BLUE\u0000',
      fuelType: {},
      yearOfManufacture: '2012',
      co2Emissions: -1,
      engineCapacity: '1,6',
    };
    expect(dvlaVehicle.parse(odd)).toEqual({
      registrationNumber: PLATE,
      make: null,
      colour: 'BLUE',
      fuelType: null,
      yearOfManufacture: 2012,
      co2Emissions: null,
      engineCapacity: null,
    });
  });

  test('in the answer of DVSA, where a test without a date is left out', () => {
    const { motTests, motTestDueDate } = dvsaVehicle.parse({
      registration: PLATE,
      motTestDueDate: '<1 YEAR FROM NOW>',
      motTests: [null, 'x', { testResult: 'PASSED' }, { completedDate: '2020-02-31' }].concat([
        { completedDate: '2020.02.03 09:00:00', odometerValue: 'n/a', defects: 'none' } as never,
      ]),
    });
    expect(motTestDueDate).toBeNull();
    expect(motTests).toMatchObject([
      { completedDate: '2020-02-03', odometerValue: null, testResult: null, defects: [] },
    ]);
  });

  test('whatever it is', () => {
    const keys = Object.keys(dvsaVehicle.shape).concat(Object.keys(dvlaVehicle.shape));
    const anything = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());
    fc.assert(
      fc.property(anything, (raw) => {
        const dvla = dvlaVehicle.parse({ ...raw, registrationNumber: PLATE });
        const dvsa = dvsaVehicle.parse({ ...raw, registration: PLATE });
        expect(dvlaVehicle.parse(dvla)).toEqual(dvla);
        expect(dvsaVehicle.parse(dvsa)).toEqual(dvsa);
        motHistory(dvsa, AT);
      }),
    );
  });
});

describe('an MOT test', () => {
  const read = { completedDate: '2023-05-01T09:00:00.000Z', testResult: 'PASSED' };

  test('is newest first', () => {
    const dates = ['2021-05-01', '2023-05-01', '2022-05-01'];
    const { tests } = history(...dates.map((completedDate) => ({ completedDate })));
    expect(tests.map(({ date }) => date)).toEqual(dates.toSorted().reverse());
  });

  test('that failed stays below the one passed on the same day', () => {
    const [passed, failed] = ['PASSED', 'FAILED'].map((testResult) => ({ ...read, testResult }));
    const { tests } = history({ completedDate: '2020-05-01' }, passed ?? {}, failed ?? {});
    expect(tests.slice(0, 2).map((test) => test.passed)).toEqual([true, false]);
  });

  test.each([
    ['MI', 'READ', '40000', 40_000],
    ['KM', 'READ', '64374', 40_000],
    ['km', undefined, 64_374, 40_000],
    ['MI', 'UNREADABLE', '40000', null],
    ['MI', 'NO_ODOMETER', undefined, null],
    [null, 'READ', '40000', 40_000],
  ])('in %s, %s, of %s has %s miles', (odometerUnit, odometerResultType, odometerValue, miles) => {
    const test = { ...read, odometerUnit, odometerResultType, odometerValue };
    expect(history(test).tests[0]?.miles).toBe(miles);
  });

  test('has its defects by kind', () => {
    const types = ['ADVISORY', 'MINOR', 'MAJOR', 'FAIL', 'DANGEROUS', 'PRS', 'USER ENTERED'];
    const defects = [
      ...types.map((type) => ({ text: type, type })),
      { text: 'Tyre', dangerous: true },
    ];
    const kinds = history({ ...read, defects }).tests[0]?.defects.map(({ kind }) => kind);
    expect(kinds).toEqual('advisory minor major major dangerous other other dangerous'.split(' '));
  });
});

test('a history too long for its row loses the oldest tests', () => {
  const defects = Array.from({ length: 60 }, () => ({ text: 'É'.repeat(500), type: 'ADVISORY' }));
  const motTests = Array.from({ length: 40 }, (_, year) => ({
    completedDate: `${1980 + year}-01-01`,
    defects,
  }));
  const vehicle = dvsaVehicle.parse({ registration: PLATE, motTests });
  const record = recordRow('dvsa', PLATE, vehicle).record as typeof vehicle;
  expect(record.motTests[0]?.completedDate).toBe('2019-01-01');
  expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(131_072);
});
