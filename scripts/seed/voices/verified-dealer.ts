import {
  capital,
  earlierMiles,
  type Facts,
  isTired,
  isUlezCompliant,
  type Sentence,
  spellNumber,
  withArticle,
} from './facts';
import { faultsOf } from './faults';
import { highlights, listed } from './highlights';

/** Style of a verified dealer: complete sentences, restrained, describes the car's preparation. */
export const OPENINGS: readonly Sentence[] = [
  (f) =>
    `We are pleased to offer this ${f.car.year} ${f.name} in ${f.car.colour}, ${withArticle(f.engine)} with ${withArticle(f.gearbox)} gearbox.`,
  (f) =>
    `${isTired(f) ? 'A sensibly priced' : 'A well-presented'} ${f.name} ${f.body}, registered in ${f.car.year} and finished in ${f.car.colour}.`,
  (f) => `This ${f.shortName} joins our stock in ${f.town} on ${withArticle(f.plate)}.`,
  (f) =>
    `If you are looking for ${withArticle(f.engine)} ${f.body}, this ${f.name} deserves a closer look.`,
  (f) =>
    f.car.condition === 'excellent'
      ? `An outstanding example of the ${f.name} in ${f.car.colour}.`
      : null,
  (f) =>
    f.car.serviceHistory === 'full' && f.age > 4
      ? `A ${f.model} with a complete history is always worth waiting for.`
      : null,
  (f) => `Offered for sale: ${f.name}, ${f.engine}, ${f.gearbox}, ${f.car.colour}.`,
  (f) => `${capital(withArticle(f.name))} in ${f.car.colour}, new to our showroom in ${f.town}.`,
  (f) =>
    f.age < 2 && !isTired(f)
      ? `Nearly new and considerably cheaper: our ${f.car.year} ${f.name}.`
      : null,
  (f) =>
    f.age > 7
      ? `An affordable way into ${withArticle(f.shortName)}, chosen by us for its honest history.`
      : null,
  (f) =>
    f.isCommercial ? `A hard-working ${f.name} with its best years still ahead of it.` : null,
  (f) =>
    `${capital(withArticle(f.plate))} ${f.shortName} ${f.body} with the ${f.gearbox} gearbox, in ${f.car.colour}.`,
];

export const HISTORY: readonly Sentence[] = [
  (f) =>
    f.miles && `It has covered ${f.miles} miles with ${owners(f)} and comes with ${history(f)}.`,
  (f) => f.miles && `${capital(owners(f))}, ${f.miles} miles and ${history(f)}.`,
  (f) =>
    f.miles && f.car.serviceHistory === 'full'
      ? `With ${f.miles} miles recorded, ${history(f)} and ${owners(f)}, its past is easy to follow.`
      : null,
  (f) =>
    f.miles &&
    `The recorded mileage is ${f.miles} miles; it has had ${owners(f)} and has ${history(f)}.`,
  (f) =>
    f.miles
      ? null
      : `It has had ${owners(f)} and comes with ${history(f)}; the mileage is being verified and will be confirmed in writing.`,
];

export const SERVICE: readonly Sentence[] = [
  (f) => {
    const at = earlierMiles(f, 6000);
    return at && f.car.serviceHistory === 'full'
      ? `The most recent service was carried out at ${at} miles.`
      : null;
  },
  (f) => (f.car.condition === 'poor' ? null : 'A fresh service is included before handover.'),
  (f) =>
    f.car.fuel === 'electric' && !isTired(f)
      ? 'A battery health report is available on request.'
      : null,
];

export const MOT: readonly Sentence[] = [
  (f) => f.mot && `The MOT is valid until ${f.mot}.`,
  (f) => f.mot && `It holds an MOT to ${f.mot}.`,
  (f) => f.mot && `Its MOT runs until ${f.mot}.`,
  (f) => f.firstMot && `Its first MOT is not due until ${f.firstMot}.`,
  (f) => f.firstMot && `No MOT is required until ${f.firstMot}.`,
];

export const EQUIPMENT: readonly Sentence[] = [
  (f) => highlights(f, 5, (list) => `Highlights of the specification are ${list}.`),
  (f) => highlights(f, 4, (list) => `Equipment includes ${list}.`),
  (f) => highlights(f, 3, (list) => `Day to day you will appreciate ${list}.`),
  (f) => highlights(f, 4, (list) => `The first owner chose well, with ${list}.`),
  (f) => highlights(f, 3, (list) => `Among much else it has ${list}.`),
];

export const STATE: readonly Sentence[] = [
  (f) => {
    const faults = listed(faultsOf(f));
    if (f.car.condition === 'poor')
      return `Please note that this vehicle needs attention: ${faults}. It is sold to the trade or for repair, and priced accordingly.`;
    if (f.car.condition === 'fair')
      return `Our inspection noted ${faults}, which the price takes into account.`;
    if (faults)
      return `${f.random.pick(['Our inspection found nothing more than', 'We noted only', 'For completeness, there is evidence of'])} ${faults}.`;
    return f.random.pick([
      'Paint, wheels and interior are in exceptionally good order.',
      'Inside and out it presents as one would hope for its age.',
      'Our inspection found no marks worth mentioning.',
      'The cabin is clean, fresh and free of wear.',
    ]);
  },
];

export const ARGUMENTS: readonly Sentence[] = [
  (f) =>
    isUlezCompliant(f)
      ? 'It meets the emission standards of the ULEZ and the other clean air zones.'
      : null,
  (f) =>
    f.has('Rapid charging (CCS)')
      ? 'It charges at home overnight or at a rapid charger in the time of a coffee stop.'
      : null,
  (f) =>
    f.car.fuel === 'plug_in_hybrid'
      ? 'Charged at home, most everyday journeys need no fuel at all.'
      : null,
  (f) =>
    f.car.fuel === 'hybrid'
      ? 'The hybrid system needs no plugging in and is at its best in town.'
      : null,
  (f) =>
    f.car.fuel === 'diesel' && !f.isCommercial
      ? 'The diesel suits anybody with longer journeys to make.'
      : null,
  (f) => (f.car.body === 'estate' ? 'A long, flat load floor makes it an easy family car.' : null),
  (f) =>
    f.has('Folding third row of seats') ? 'The third row folds away when it is not needed.' : null,
  (f) =>
    f.car.body === 'convertible' && !isTired(f)
      ? 'The roof has been tested and works faultlessly.'
      : null,
  (f) => (f.has('Tow bar') ? 'The tow bar makes it ready for a caravan or trailer.' : null),
  () => 'Two keys and the handbook pack are present.',
  (f) =>
    isTired(f)
      ? null
      : f.random.pick([
          'All tyres have at least 4 mm of tread.',
          'All four wheels wear matching tyres.',
          'Tyres and brakes were measured and have plenty of life left.',
          'There is plenty of tread left on all four tyres.',
        ]),
  (f) => (f.car.body === 'suv' ? 'The raised seating makes it easy to get in and out.' : null),
];

export const PREPARATION: readonly Sentence[] = [
  (f) =>
    f.car.condition === 'poor'
      ? null
      : 'Every vehicle we sell is inspected by our own technicians, history checked and supplied with a three-month warranty.',
  (f) =>
    f.car.condition === 'poor'
      ? null
      : 'Sold with a written inspection report, a clear history check and a six-month warranty.',
  (f) =>
    f.car.condition === 'poor'
      ? null
      : 'Supplied fully valeted with a history certificate and a warranty of at least three months.',
  (f) =>
    f.car.condition === 'poor'
      ? null
      : 'Our workshop has been through it from end to end, and a warranty is included in the price.',
  () => 'Its history has been checked: no outstanding finance, not stolen, not written off.',
];

export const CLOSINGS: readonly Sentence[] = [
  () => 'Part exchange is welcome.',
  (f) => (f.car.condition === 'poor' ? null : 'Finance can be arranged subject to status.'),
  (f) =>
    f.car.condition === 'poor'
      ? null
      : `Test drives from our showroom in ${f.town} can be booked seven days a week.`,
  () => 'We can hold a car for 48 hours against a refundable deposit.',
  () => 'Nationwide delivery is available at cost.',
  () => 'Please enquire through this listing to arrange a viewing.',
  () => 'A walk-round video can be made on request.',
  (f) => `Come and see it in ${f.town}, without any obligation.`,
];

function owners({ car }: Facts): string {
  return car.owners === 1 ? 'one owner from new' : `${spellNumber(car.owners)} owners`;
}

function history({ car }: Facts): string {
  const labels = { full: 'a full', partial: 'a part', none: 'no' };
  return `${labels[car.serviceHistory]} service history`;
}
