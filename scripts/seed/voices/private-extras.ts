import { earlierMiles, type Facts, isTired, isUlezCompliant, type Sentence } from './facts';

export const TYRES: readonly Sentence[] = [
  () => 'Four decent tyres all round.',
  () => 'Two new tyres on the front this year.',
  (f) => (f.age > 3 ? 'All-season tyres fitted last autumn.' : null),
  (f) => {
    const at = earlierMiles(f, 9000);
    return at && `New set of tyres at ${at} miles.`;
  },
];

export const EXTRAS: readonly Sentence[] = [
  (f) => {
    const at = earlierMiles(f, 15_000);
    // Electric cars hardly wear their brakes, thanks to regenerative braking.
    return at && f.car.fuel !== 'electric' && f.age > 3
      ? `Brake discs and pads replaced at ${at} miles.`
      : null;
  },
  (f) => {
    const at = earlierMiles(f, 20_000);
    return at && f.car.transmission === 'manual' && (f.car.mileage ?? 0) > 60_000
      ? `New clutch at ${at} miles.`
      : null;
  },
  (f) => (f.age > 4 ? 'New battery last winter.' : null),
  (f) =>
    f.car.body === 'convertible' && !isTired(f)
      ? 'Roof works and keeps the rain out, it has never been left open in the wet.'
      : null,
  () => 'Comes with both keys.',
  () => 'Non smoker, no dogs.',
  (f) => (isUlezCompliant(f) && f.age > 3 ? 'ULEZ compliant.' : null),
  (f) => (f.has('Type 2 charging cable') ? 'Charging cable is included.' : null),
  (f) =>
    f.car.fuel === 'electric'
      ? 'Costs next to nothing to run, I charge it at home overnight.'
      : null,
  (f) =>
    f.has('Tow bar')
      ? 'We towed a small caravan with it a few times a year, no trouble at all.'
      : null,
  (f) => (f.car.body === 'estate' ? 'Huge boot, swallows bikes with the seats down.' : null),
  (f) => (isCheapToRun(f) ? 'Cheap on fuel and insurance, would make a great first car.' : null),
  (f) => (f.age > 3 ? 'Mats and a boot liner go with it.' : null),
  (f) =>
    f.car.body === 'suv' && f.random.chance(0.25)
      ? f.random.pick([
          'Never been off road, the closest it came was the school field.',
          'Only ever used on the road.',
          'Easy to get in and out of, and you see over the hedges.',
        ])
      : null,
];

const isCheapToRun = ({ car }: Facts) =>
  car.body === 'hatchback' && car.litres !== null && car.litres <= 1.2 && car.newPrice < 22_000;
