import { expect, test } from 'vitest';
import { dvlaVehicle, dvsaVehicle } from '@/lib/registry/answers';
import { motHistory } from '@/lib/registry/map';
import { nextMotDue } from '@/scripts/seed/cars';
import { generateCatalogue } from '@/scripts/seed/generate';
import { addYears } from '@/supabase/local/registry/dates';
import { dvlaVehicle as dvlaAnswer } from '@/supabase/local/registry/dvla-vehicle';
import { type ListedVehicle, registeredOn } from '@/supabase/local/registry/listed-vehicle';
import { motTests } from '@/supabase/local/registry/mot-tests';

const TODAY = '2026-11-22';
const AT = { isMadeUp: true, fetchedAt: `${TODAY}T12:00:00Z` };

const sellers = generateCatalogue({ vehicles: 1200, seed: 'stand-in', today: new Date(TODAY) });
const cars = [...sellers].flatMap(({ vehicles }) => vehicles);
const listed = cars.map(
  (car): ListedVehicle => ({
    plate: car.registrationNumber,
    make: car.make,
    model: car.model,
    year: car.year,
    fuelType: car.fuel,
    bodyType: car.body,
    colour: car.colour,
    engineSize: car.litres,
    mileage: car.mileage,
    motExpiry: nextMotDue(car),
    listedOn: car.createdAt.toISOString().slice(0, 10),
  }),
);
const histories = listed.map((vehicle) => {
  const answer = { registration: vehicle.plate, motTests: motTests(vehicle, TODAY) };
  return { vehicle, tests: motHistory(dvsaVehicle.parse(answer), AT).tests };
});
const milesOf = ({ tests }: (typeof histories)[number]) =>
  tests.flatMap(({ miles }) => miles ?? []).reverse();
const isRising = (miles: number[]) => miles.every((each, index) => each >= (miles[index - 1] ?? 0));

test('answers are the same every time', () => {
  for (const vehicle of listed.slice(0, 50)) {
    expect(motTests(vehicle, TODAY)).toEqual(motTests({ ...vehicle }, TODAY));
  }
});

test('tests are in the past, begin years after the first registration, and end when the listing says', () => {
  for (const { vehicle, tests } of histories) {
    const [last] = tests;
    if (last) expect(last.expiryDate).toBe(vehicle.motExpiry);
    else expect(addYears(registeredOn(vehicle), 3)).toBe(vehicle.motExpiry);
    for (const { date } of tests) {
      expect(date < TODAY).toBe(true);
      const days = (Date.parse(date) - Date.parse(registeredOn(vehicle))) / 86_400_000;
      expect(days).toBeGreaterThan(2 * 365);
    }
  }
});

test('a car passes once a year', () => {
  for (const { vehicle, tests } of histories) {
    const passed = tests.filter((each) => each.passed).map(({ date }) => Date.parse(date));
    passed.slice(1).forEach((before, index) => {
      const days = ((passed[index] ?? 0) - before) / 86_400_000;
      expect(days, vehicle.plate).toBeGreaterThan(300);
    });
  }
});

test('a car too young for a test is registered, and has its first due, when its advert says', () => {
  const young = cars.filter(({ motExpiry }) => motExpiry === null);
  expect(young.length).toBeGreaterThan(100);
  for (const car of young) {
    const found = histories.find(({ vehicle }) => vehicle.plate === car.registrationNumber);
    expect(found?.tests).toEqual([]);
    expect(found && registeredOn(found.vehicle)).toBe(car.registered.toISOString().slice(0, 10));
  }
});

test('readings rise to less than the listing’s mileage, but for about one vehicle in fifty', () => {
  const usual = histories.filter((each) => isRising(milesOf(each)));
  expect(histories.length - usual.length).toBeGreaterThan(histories.length * 0.005);
  expect(histories.length - usual.length).toBeLessThan(histories.length * 0.025);
  for (const each of usual) {
    const last = milesOf(each).at(-1);
    if (each.vehicle.mileage && last) expect(last).toBeLessThanOrEqual(each.vehicle.mileage);
  }
});

test('tests fail as often as they do, for what fails a car, and pass with advisories', () => {
  const tests = histories.flatMap((each) => each.tests);
  const failed = tests.filter(({ passed }) => !passed);
  expect(failed.length / tests.length).toBeGreaterThan(0.08);
  expect(failed.length / tests.length).toBeLessThan(0.3);
  for (const { defects } of failed) {
    expect(defects.some(({ kind }) => kind === 'major' || kind === 'dangerous')).toBe(true);
  }
  const passed = tests.filter((each) => each.passed).flatMap(({ defects }) => defects);
  expect(new Set(passed.map(({ kind }) => kind))).toEqual(new Set(['advisory']));
});

test('DVLA’s facts are the listing’s, with plausible emissions', () => {
  for (const vehicle of listed) {
    const answer = dvlaVehicle.parse(dvlaAnswer(vehicle, vehicle.motExpiry, TODAY));
    const { make, year, fuelType, engineSize } = vehicle;
    expect(answer).toMatchObject({ make: make.toUpperCase(), yearOfManufacture: year });
    if (fuelType === 'electric' || fuelType === 'hydrogen') expect(answer.co2Emissions).toBe(0);
    else if (fuelType === 'plug_in_hybrid') expect(answer.co2Emissions).toBeLessThan(75);
    else if (year >= 2002) expect(answer.co2Emissions).toBeGreaterThan(70);
    if (answer.co2Emissions) expect(answer.co2Emissions).toBeLessThan(450);
    if (answer.engineCapacity) {
      expect(Math.round(answer.engineCapacity / 100) / 10).toBe(engineSize);
    }
  }
});
