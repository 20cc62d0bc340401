import { expect, test } from 'vitest';
import { RATES } from '@/lib/running-costs/rates';
import { roadTax } from '@/lib/running-costs/road-tax';
import type { CostInputs } from '@/lib/running-costs/types';
import { BAND_LETTERS } from '@/lib/running-costs/typical';
import accuracy from '@/lib/running-costs/typical-accuracy.json';

/** Forty adverts of 2020, chosen by hash: what the car is, and the CO₂ band of its tax. */
const ADVERTS = `
bmw 3series 2014 diesel automatic sedan 3 F
audi a3 2014 petrol manual hatchback 1.4 B
bmw 3series 2015 diesel manual sedan 2 D
ford mondeo 2016 diesel semi_automatic hatchback 2 D
audi a3 2016 diesel manual hatchback 1.6 A
bmw 3series 2016 diesel manual sedan 2 B
vauxhall corsa 2016 petrol manual hatchback 1.4 C
mercedesbenz clclass 2016 diesel automatic hatchback 2.1 D
bmw 2series 2016 petrol automatic coupe 3 G
vauxhall insignia 2016 diesel manual hatchback 1.6 B
bmw x5 2014 diesel automatic suv 3 G
mercedesbenz eclass 2011 diesel automatic sedan 2.1 G
ford focus 2011 petrol manual hatchback 1.6 E
audi a4 2015 diesel manual sedan 2 B
mercedesbenz aclass 2013 diesel manual hatchback 1.8 D
toyota rav4 2013 diesel manual suv 2 D
vauxhall astra 2016 petrol manual hatchback 1.4 D
volkswagen scirocco 2010 petrol manual coupe 2 H
ford bmax 2012 petrol semi_automatic mpv 1.6 F
mercedesbenz cclass 2015 diesel manual sedan 2.1 B
vauxhall corsa 2016 petrol manual hatchback 1.4 C
volkswagen tiguan 2015 diesel manual suv 2 F
volkswagen golf 2016 diesel manual hatchback 2 B
vauxhall corsa 2016 petrol automatic hatchback 1.4 E
ford fiesta 2016 petrol manual hatchback 1 B
mercedesbenz eclass 2016 diesel semi_automatic sedan 2 C
vauxhall corsa 2016 petrol manual hatchback 1.4 D
vauxhall vectra 2005 petrol manual hatchback 3.2 K
bmw 1series 2014 diesel manual hatchback 1.6 A
volkswagen golf 2014 petrol manual hatchback 1.4 D
volkswagen tiguan 2015 diesel semi_automatic suv 2 F
vauxhall meriva 2015 petrol manual mpv 1.4 E
vauxhall insignia 2016 petrol manual hatchback 1.4 D
mercedesbenz eclass 2016 petrol automatic sedan 2 F
bmw x3 2016 diesel semi_automatic suv 2 E
toyota auris 2016 hybrid automatic hatchback 1.8 A
ford fiesta 2016 petrol manual hatchback 1 A
ford kuga 2016 petrol automatic suv 1.5 H
bmw 4series 2016 diesel automatic coupe 2 C
ford bmax 2016 diesel manual mpv 1.5 A`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Percentages of the adverts whose tax is the typical figure, and lies in the range. */
function measure(changed: Partial<CostInputs> = {}) {
  let right = 0;
  let inRange = 0;
  for (const [make, model, year, fuelType, transmission, bodyType, engineSize, band] of ADVERTS) {
    const car = { make, model, fuelType, transmission, bodyType, registrationNumber: null };
    const numbers = { year: Number(year), engineSize: Number(engineSize) };
    const tax = roadTax({ ...car, ...numbers, ...changed } as CostInputs, '2026-11-22');
    const paid = RATES.bands[BAND_LETTERS.indexOf(band ?? '')] ?? Number.NaN;
    if (tax.typical === paid) right += 1;
    if (tax.range[0] <= paid && paid <= tax.range[1]) inRange += 1;
  }
  return { right: (right * 100) / ADVERTS.length, inRange: (inRange * 100) / ADVERTS.length };
}

test('the typical tax of known models is right about as often as the evidence page says', () => {
  const { right, inRange } = measure();
  expect(Math.abs(right - accuracy.all.right)).toBeLessThan(8);
  expect(Math.abs(inRange - accuracy.all.inRange)).toBeLessThan(4);
});

test('the range of a make without adverts holds about as many as the evidence page says', () => {
  const { inRange } = measure({ make: 'Unheard of' });
  expect(Math.abs(inRange - accuracy.otherMakes.inRange)).toBeLessThan(6);
});
