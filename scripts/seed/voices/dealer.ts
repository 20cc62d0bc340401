import {
  capital,
  type Facts,
  isTired,
  isUlezCompliant,
  type Sentence,
  spellNumber,
  withArticle,
} from './facts';
import { faultsOf } from './faults';
import { highlights, listed } from './highlights';

/** Style of a small dealer: brisk; lists selling points, part exchange and finance. */
export const OPENINGS: readonly Sentence[] = [
  (f) => `Just arrived: ${f.name}, ${f.engine}, ${f.gearbox}, finished in ${f.car.colour}.`,
  (f) => `${f.car.year} ${f.name} ${f.engine} ${f.gearbox} in ${f.car.colour}.`,
  (f) => `Here is ${withArticle(f.name)} on ${withArticle(f.plate)}, ready to drive away.`,
  (f) =>
    isTired(f)
      ? null
      : `Smart ${f.shortName} in ${f.car.colour}, ${f.engine} with the ${f.gearbox} gearbox.`,
  (f) => `New in stock, ${f.plate} ${f.name} ${f.body}.`,
  (f) =>
    isTired(f)
      ? `Honest ${f.shortName} ${f.body} at a sensible price.`
      : `Cracking ${f.shortName} ${f.body}, drives superbly.`,
  (f) =>
    f.age < 4 && !isTired(f)
      ? `Why pay new money? ${f.name}, ${f.plate}, in ${f.car.colour}.`
      : null,
  (f) => (isStarter(f) ? `Ideal first car or runabout: ${f.name}, ${f.engine}.` : null),
  (f) => (f.isCommercial ? `Ready for work: ${f.name}, ${f.engine}, ${f.gearbox}.` : null),
  (f) => (f.car.condition === 'excellent' ? `Stunning ${f.name}, must be seen.` : null),
  (f) => `${capital(f.car.colour)} ${f.shortName}, ${f.engine}, ${f.gearbox}, ${f.plate}.`,
];

export const HISTORY: readonly Sentence[] = [
  (f) =>
    `${[capital(history(f)), f.miles && `${f.miles} miles`, keepers(f)].filter(Boolean).join(', ')}.`,
  (f) => f.miles && `${f.miles} miles with ${history(f)} and ${keepers(f)}.`,
  (f) =>
    `${[capital(keepers(f)), history(f), f.miles && `${f.miles} miles`].filter(Boolean).join(', ')}.`,
  (f) => f.miles && (isLow(f) ? `Only ${f.miles} miles, ${history(f)}, ${keepers(f)}.` : null),
];

export const MOT: readonly Sentence[] = [
  (f) => f.mot && `MOT to ${f.mot}.`,
  (f) => f.mot && `MOT’d until ${f.mot}.`,
  (f) => f.mot && `MOT ${f.mot}.`,
  (f) => f.firstMot && `No MOT needed until ${f.firstMot}.`,
  (f) => f.firstMot && `First MOT due ${f.firstMot}.`,
];

export const EQUIPMENT: readonly Sentence[] = [
  (f) => highlights(f, 5, (list) => `Great spec including ${list}.`),
  (f) => highlights(f, 4, (list) => `Benefits from ${list}.`),
  (f) => highlights(f, 6, (list) => `Comes with ${list} plus more, see the full list.`),
  (f) => highlights(f, 3, (list) => `Nicely equipped with ${list}.`),
  (f) => highlights(f, 4, (list) => `You get ${list}.`),
];

export const STATE: readonly Sentence[] = [
  (f) => {
    const faults = listed(faultsOf(f));
    if (f.car.condition === 'poor') return `Part exchange to clear, sold as a project: ${faults}.`;
    if (f.car.condition === 'fair') return `Priced to sell with ${faults}.`;
    if (faults)
      return `${f.random.pick(['Minor marks only, namely', 'The usual marks for its age:', 'All that lets it down is'])} ${faults}.`;
    return f.random.pick([
      'Bodywork and interior are very clean.',
      'Super clean example throughout.',
      'Presents really well inside and out.',
      'Drives without fault.',
    ]);
  },
];

export const ARGUMENTS: readonly Sentence[] = [
  (f) => (isUlezCompliant(f) ? 'ULEZ compliant.' : null),
  (f) => (f.isCommercial ? 'Tidy load area and no rust in the usual places.' : null),
  (f) =>
    f.car.seats >= 7 && !f.isCommercial
      ? `${capital(spellNumber(f.car.seats))} proper seats, ideal for the family.`
      : null,
  (f) => (f.car.fuel === 'electric' ? 'Very cheap to run when charged at home.' : null),
  (f) => (f.car.fuel === 'hybrid' ? 'Self-charging hybrid, very light on fuel around town.' : null),
  (f) =>
    f.car.fuel === 'plug_in_hybrid'
      ? 'Does the school run on electric alone, with an engine for the long trips.'
      : null,
  (f) => (f.car.fuel === 'diesel' && f.age < 10 ? 'A relaxed motorway cruiser.' : null),
  (f) =>
    f.car.body === 'convertible' && !isTired(f)
      ? 'Roof works as it should, just in time for the next sunny spell.'
      : null,
  (f) => (f.car.litres !== null && f.car.litres <= 1.2 ? 'Cheap to insure and to run.' : null),
  (f) => (f.has('Tow bar') ? 'Tow bar fitted.' : null),
  () => 'Two keys present.',
  () => 'Good tyres all round.',
  () => 'Locking wheel nut and handbook present.',
];

export const CLOSINGS: readonly Sentence[] = [
  () => 'Part exchange welcome.',
  (f) => (f.car.condition === 'poor' ? null : 'Finance available subject to status.'),
  () => 'History checked and clear.',
  (f) => (isTired(f) ? null : 'Serviced before collection.'),
  (f) => (isTired(f) ? null : 'Three months’ warranty included.'),
  () => 'Debit and credit cards accepted.',
  (f) => `Viewing at our ${f.town} site by appointment.`,
  () => 'Delivery can be arranged.',
  () => 'Open seven days.',
  (f) => (f.car.condition === 'poor' ? null : 'Test drives welcome.'),
];

const isLow = (f: Facts) => (f.car.mileage ?? 0) < Math.min(f.age * 7500, 50_000);
const isStarter = (f: Facts) =>
  f.age > 5 &&
  f.car.body === 'hatchback' &&
  f.car.litres !== null &&
  f.car.litres <= 1.4 &&
  f.car.condition !== 'poor';

function history({ car }: Facts): string {
  const labels = { full: 'full', partial: 'part', none: 'no' };
  return `${labels[car.serviceHistory]} service history`;
}

function keepers({ car }: Facts): string {
  return car.owners === 1 ? 'one owner from new' : `${spellNumber(car.owners)} owners`;
}
