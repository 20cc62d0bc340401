import {
  capital,
  earlierMiles,
  type Facts,
  isTired,
  type Sentence,
  spellNumber,
  withArticle,
} from './facts';
import { faultsOf } from './faults';
import { highlights, listed } from './highlights';

/** Style of a private seller: plain, slightly informal, no sales talk. */
export const OPENINGS: readonly Sentence[] = [
  (f) => `Selling my ${f.name}, ${f.plate}.`,
  (f) => `For sale is our ${f.car.year} ${f.name} in ${f.car.colour}.`,
  (f) => `Here we have my trusty ${f.shortName}, ${withArticle(f.engine)} ${f.gearbox}.`,
  (f) => `Up for sale: ${f.name}, ${f.engine}, ${f.gearbox}.`,
  (f) => `Reluctant sale of my ${f.car.colour} ${f.model}.`,
  (f) => (f.age > 3 ? `Time to let the ${f.model} go.` : null),
  (f) => `${f.name} for sale, ${f.plate}, ${f.gearbox}.`,
  (f) => `Genuine private sale of my ${f.shortName} (${f.engine}).`,
  (f) => (f.age > 2 ? `Much loved ${f.model} looking for a new home.` : null),
  (f) => `My ${f.car.colour} ${f.car.year} ${f.shortName} is up for sale.`,
  (f) => `${capital(withArticle(f.car.colour))} ${f.name} ${f.body}, the ${f.engine} one.`,
];

export const REASONS: readonly Sentence[] = [
  (f) => (f.isCommercial ? null : 'Only selling as I now have a company car.'),
  (f) => (isSmall(f) ? 'A second child is on the way and we need something bigger.' : null),
  (f) =>
    f.car.seats >= 7 && !f.isCommercial
      ? 'The kids have left home so we no longer need the seats.'
      : null,
  (f) => (f.isPlugIn || f.isCommercial ? null : 'Only selling because we have gone electric.'),
  (f) => (f.isCommercial ? null : 'We are down to one car now, so it has to go.'),
  (f) =>
    f.age > 2 && !f.isCommercial ? 'I work from home these days and it hardly gets used.' : null,
  () => 'Moving abroad, so a quick sale would suit.',
  (f) => (isToy(f) ? 'Only comes out on dry weekends and I need the garage back.' : null),
  (f) => (f.isCommercial ? 'Changing to a newer one for work.' : null),
  () => 'The new one arrives soon and there is no room on the drive for both.',
  () => 'No rush to sell, just testing the water.',
];

export const OWNERSHIP: readonly Sentence[] = [
  ({ car }) => (car.owners === 1 ? 'One owner from new, that’s me.' : null),
  ({ car }) => (car.owners === 1 ? 'I bought it new and it has never had another owner.' : null),
  (f) => (f.car.owners === 2 ? `I am the second owner and have had it for ${held(f)}.` : null),
  (f) =>
    f.car.owners > 2
      ? `${capital(spellNumber(f.car.owners))} owners including me, I have had it ${held(f)}.`
      : null,
  (f) => (f.car.owners > 1 ? `${capital(spellNumber(f.car.owners))} owners on the V5.` : null),
];

export const MILEAGE: readonly Sentence[] = [
  (f) => f.miles && `It has done ${f.miles} miles and may go up slightly as it is still in use.`,
  (f) => f.miles && `${f.miles} miles on the clock.`,
  (f) => f.miles && `Just under ${thousandsAbove(f)}k miles (${f.miles} today).`,
  (f) => f.miles && (isDrivenALot(f) ? `Currently on ${f.miles} miles, mostly motorway.` : null),
  (f) =>
    f.miles && (isDrivenLittle(f) ? `Low mileage for the year at just ${f.miles} miles.` : null),
  (f) => (f.miles ? null : 'I will confirm the exact mileage when I am next at the car.'),
];

export const SERVICING: readonly Sentence[] = [
  (f) => (isFull(f) ? 'Full service history with all the stamps and receipts.' : null),
  (f) => (isFull(f) ? 'Always serviced on time, full history in the folder.' : null),
  (f) => {
    const at = earlierMiles(f, 8000);
    return isFull(f) && at ? `Full service history, last done at ${at} miles.` : null;
  },
  (f) =>
    isFull(f) && f.age > 4
      ? 'Full service history, main dealer at first and then a local specialist.'
      : null,
  ({ car }) =>
    car.serviceHistory === 'partial' && car.owners > 1
      ? 'Part service history, I have the receipts from my time but not all of the early ones.'
      : null,
  ({ car }) =>
    car.serviceHistory === 'partial'
      ? 'Part service history, there are a couple of stamps missing.'
      : null,
  ({ car }) =>
    car.serviceHistory === 'partial' && car.fuel !== 'electric'
      ? 'Some service history; I have done the oil and filters myself in recent years.'
      : null,
  ({ car }) =>
    car.serviceHistory === 'none' ? 'No service history I’m afraid, the book went missing.' : null,
  ({ car }) =>
    car.serviceHistory === 'none' ? 'No service history, priced to reflect that.' : null,
];

export const MOT: readonly Sentence[] = [
  (f) => f.mot && `MOT until ${f.mot}.`,
  (f) =>
    f.mot &&
    (isTired(f) ? null : `MOT runs to ${f.mot} and I don’t expect any problems with the next one.`),
  (f) => f.mot && `Tested until ${f.mot}.`,
  (f) => f.mot && `MOT till ${f.mot}, taxed as well.`,
  (f) => f.firstMot && `First MOT isn’t due until ${f.firstMot}.`,
];

export const EQUIPMENT: readonly Sentence[] = [
  (f) => highlights(f, 3, (list) => `Has ${list}.`),
  (f) => highlights(f, 3, (list) => `Nice to drive and has ${list}.`),
  (f) => highlights(f, 2, (list) => `Wouldn’t be without ${list} now.`),
  (f) => highlights(f, 4, (list) => `Spec includes ${list}.`),
];

export const STATE: readonly Sentence[] = [
  (f) => {
    const faults = listed(faultsOf(f));
    if (faults)
      return `${f.random.pick(['To be honest about it, it has', 'Being picky, it has', 'For transparency: it has', 'It does have'])} ${faults}.`;
    return f.car.condition === 'excellent'
      ? f.random.pick([
          'Immaculate inside and out.',
          'Really is in lovely condition, you won’t be disappointed.',
          'Always garaged and it shows.',
        ])
      : f.random.pick([
          'Very tidy for the age.',
          'Drives as it should with no warning lights.',
          'No faults that I know of.',
        ]);
  },
];

export const POOR: readonly Sentence[] = [
  (f) =>
    f.car.condition === 'poor' ? 'Sold as seen, ideal for someone handy with a spanner.' : null,
  (f) =>
    f.car.condition === 'poor'
      ? 'Would suit a home mechanic, price reflects the work needed.'
      : null,
];

export const CLOSINGS: readonly Sentence[] = [
  () => 'Any questions just send a message.',
  (f) => `Can be seen in ${f.town} most evenings and weekends.`,
  () => 'Happy for you to have a good look round it and take it for a drive.',
  () => 'Sensible offers considered, no time wasters please.',
  () => 'V5 present.',
  () => 'No swaps, no part exchange.',
  () => 'First to see will buy.',
  () => 'Bank transfer on collection.',
  () => 'Thanks for looking.',
];

const isFull = ({ car }: Facts) => car.serviceHistory === 'full';
const isToy = ({ car }: Facts) => car.body === 'convertible' || car.body === 'coupe';
const isSmall = (f: Facts) => !f.isCommercial && (f.car.doors === 3 || isToy(f));
const isDrivenALot = (f: Facts) => (f.car.mileage ?? 0) > f.age * 11_000 && f.age > 1;
const isDrivenLittle = (f: Facts) =>
  (f.car.mileage ?? 0) < Math.min(f.age * 6500, 60_000) && f.age > 2;
const thousandsAbove = ({ car }: Facts) => Math.floor((car.mileage ?? 0) / 1000) + 1;

/** Returns the length of ownership, at most the car's age. */
function held({ random, age, car }: Facts): string {
  if (age < 1.5) return 'a few months';
  const years = Math.min(random.int(1, Math.floor(age / car.owners) + 1), Math.floor(age));
  return years === 1 ? 'just over a year' : `${spellNumber(years)} years`;
}
