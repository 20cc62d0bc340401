import { type Falsehood, inPounds, LAPSED, MONTHS, miles, otherThan, spellNumber } from './say';

export const owners: Falsehood = ({ owners: had }, random) => {
  const n = otherThan(random, [1, 2, 3, 4, 5], (one) => Math.abs(one - had) < 2);
  if (n === null) return null;
  const word = spellNumber(n);
  if (n === 1)
    return random.pick([
      'One owner from new.',
      '1 owner car.',
      'One lady owner.',
      'Single owner since new.',
      'I’m the first and only owner.',
      'Just the one owner on the V5.',
      'Only 1 previous keeper.',
      'Bought new by me, so one owner.',
      'Only had 1 owner.',
    ]);
  const nth = ['', '', 'second', 'third', 'fourth', 'fifth'][n];
  return random.pick([
    `${word} owners from new.`,
    `${n} previous keepers on the V5.`,
    `Has had ${n} owners.`,
    `I am the ${nth} owner.`,
    `${n} former keepers.`,
    `${word} owners in total.`,
    `Owners: ${n}.`,
    `I’m its ${nth} keeper.`,
    `No. of owners ${n}.`,
    `${word} previous owners including myself.`,
    `${n} keepers in the logbook.`,
  ]);
};

export const mot: Falsehood = ({ motExpiry, createdAt }, random, today) => {
  if (!motExpiry) return null;
  const end = new Date(motExpiry);
  const away = random.pick([-3, -2, -1, 2, 3, 4, 5, 7, 9]);
  const said = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + away, 15));
  if (said < today || createdAt > said) return null;
  const month = MONTHS[said.getUTCMonth()] ?? '';
  const year = said.getUTCFullYear();
  const short = month.slice(0, 3);
  const number = String(said.getUTCMonth() + 1).padStart(2, '0');
  const left = (end.getTime() - today.getTime()) / 86_400_000;
  const always = [
    `MOT until ${month} ${year}.`,
    `MOT’d to ${short} ${year}.`,
    `MOT till the end of ${month} ${year}.`,
    `MOT expires 14/${number}/${year}.`,
    `MOT ${number}/${year % 100}.`,
    `It has MOT to ${short} ${year % 100}.`,
    `MOT runs out in ${month} ${year}.`,
    `The MOT is good until ${month} ${year}.`,
    `Next MOT due ${month} ${year}.`,
    `Ticket runs to ${month} ${year}.`,
  ];
  const none = [...LAPSED, 'Sold without an MOT.'];
  const fresh = [
    '12 months MOT.',
    'Full 12 months’ MOT.',
    'A full year’s MOT.',
    '12 month ticket.',
    'Twelve months MOT.',
    'One year MOT.',
  ];
  return random.pick([
    ...always,
    ...always,
    ...(left > 60 ? none : []),
    ...(left < 200 ? fresh : []),
  ]);
};

export const serviceHistory: Falsehood = (car, random) => {
  const full = [
    'Full service history.',
    'FSH.',
    'Full main dealer service history.',
    'FDSH.',
    'Full s/h with stamps.',
    'Comes with a complete service history.',
    'Fully stamped service book.',
    'Full dealer history.',
    'The service history is complete.',
    'Full Service History with receipts for everything.',
  ];
  const none = [
    'No service history.',
    'No service history with the car, sadly.',
    'It comes without a service history.',
    'Sorry, no s/h.',
    'There is no service history.',
    'Service history: none.',
    'Lost the service book, so no history.',
    'Doesn’t have any service history.',
  ];
  const part = [
    'Part service history.',
    'PSH.',
    'Partial service history.',
    'Some service history.',
    'Part s/h.',
    'The service history is incomplete.',
    'Has a partial history.',
  ];
  const byField = {
    full: [...none, ...part],
    partial: [...full, ...none],
    none: [...full, ...part],
  };
  return random.pick(byField[car.serviceHistory]);
};

export const mileage: Falsehood = ({ mileage: driven }, random) => {
  if (driven === null || driven < 9000) return null;
  const share = random.pick([0.3, 0.45, 0.6, 0.72, 0.8, 1.3, 1.6, 2]);
  const said = Math.round((driven * share) / 10) * 10 + random.int(1, 9);
  const k = Math.round(said / 1000);
  const exact = miles(said);
  const below = Math.floor((driven * 0.75) / 1000);
  return random.pick([
    `Only ${k}k on the clock.`,
    `${exact} miles.`,
    `Genuine ${exact} miles.`,
    `Mileage ${exact}.`,
    `It has covered just ${k}k miles.`,
    `${k}k miles.`,
    `Currently showing ${exact} miles.`,
    `Under ${below}k miles.`,
    `Odometer reads ${said}.`,
    `Has done ${k} thousand miles.`,
    `Just ${k},000 miles from new.`,
    `Mileage: ${said}.`,
    `${exact} warranted miles.`,
    `Less than ${below},000 miles on it.`,
    `Done ${k}k.`,
  ]);
};

export const ulez: Falsehood = (car, random) => {
  const clean = car.year >= (car.fuel === 'diesel' ? 2017 : 2007) || car.fuel === 'electric';
  const old = car.year <= (car.fuel === 'diesel' ? 2013 : 2000) && car.year > 1990;
  if (clean)
    return random.pick([
      'Not ULEZ compliant.',
      'It is not ULEZ compliant, hence the price.',
      'Non ULEZ.',
      'Does not meet ULEZ.',
      'This one isn’t ULEZ compliant.',
      'Fails ULEZ so no good for London.',
      'Not compliant with the ULEZ.',
      'You would have to pay the ULEZ charge.',
    ]);
  if (!old) return null;
  return random.pick([
    'ULEZ compliant.',
    'ULEZ free.',
    'ULEZ exempt.',
    'No ULEZ charge.',
    'ULEZ friendly.',
    'It meets ULEZ.',
    'Compliant with ULEZ and clean air zones.',
    'ULEZ ok.',
    'Fully ULEZ-compliant, so no daily charges.',
    'No ULEZ to pay.',
  ]);
};

export const price: Falsehood = ({ price: asked }, random) => {
  const said =
    Math.round((asked * random.pick([0.7, 0.8, 0.88, 0.93, 1.07, 1.15, 1.3])) / 100) * 100;
  if (said === asked || said < 500) return null;
  const exact = `£${miles(said)}`;
  const inK = `£${said / 1000}k`;
  return random.pick([
    `Priced at ${exact}.`,
    `Asking ${exact} ono.`,
    `${exact}.`,
    `Yours for ${exact}.`,
    `Price: ${exact}.`,
    `${inPounds(said)} pounds.`,
    `Looking for ${exact}.`,
    `I want ${exact} for it.`,
    `${exact} no offers.`,
    `Selling for ${exact}.`,
    `Offers around ${exact}.`,
    `Cash price ${exact}.`,
    `${inK} ono.`,
    `Asking ${inK}.`,
    `The price is ${inPounds(said)} pounds.`,
    `Only £${said}.`,
    `Bargain at ${exact}.`,
  ]);
};

export const fees: Falsehood = (_car, random) => {
  const fee = `£${random.pick([49, 89, 99, 125, 149, 195, 199, 249])}`;
  return random.pick([
    `An admin fee of ${fee} applies.`,
    `${fee} admin fee on top.`,
    `Admin fee ${fee}.`,
    'Plus VAT.',
    'Price plus VAT.',
    '+VAT.',
    `A documentation fee of ${fee} is payable.`,
    `Buyer pays ${fee} admin charge.`,
    `All cars are subject to a ${fee} administration fee.`,
    `Price excludes our ${fee} preparation fee.`,
    'All prices exclude VAT.',
    `Please note a ${fee} dealer fee is added at collection.`,
    'Administration fee applies.',
    `${fee} handling fee.`,
    'Price is ex VAT.',
  ]);
};
