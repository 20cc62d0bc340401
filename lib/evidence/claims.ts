import adverts200 from '../advert-check/accuracy.json' with { type: 'json' };
import { USUAL_MILES } from '../core/usual-miles';
import { env } from '../env';
import { formatNumber } from '../format';
import { paths, slug } from '../paths';
import typicalTax from '../running-costs/typical-accuracy.json' with { type: 'json' };
import ageing from '../valuation/ageing-error.json' with { type: 'json' };
import type { Evidence } from './bases';
import { card, percent } from './model-card';

const { n, mdape, within10, coverage80, coverage90 } = card.metrics.withEngine;
const adverts = formatNumber(n);
const MODEL_CARD = { href: paths.valuationEvidence, label: 'The valuation’s model card' };

/** Patterns of the measured shares in the entry on running costs. */
const taxFigures = [typicalTax.all, typicalTax.otherMakes]
  .flatMap(({ right, within30, inRange }) => [
    `right in ${right}%`,
    `within £30 in ${within30}%`,
    `the range held ${inRange}%`,
  ])
  .map((text) => new RegExp(text.replace('.', '\\.'), 'g'));

const points = (share: number) => (Math.abs(share) * 100).toFixed(1);
const signed = (share: number) => (share < 0 ? 'too low' : 'too high');
const ageingHeld = `held ${percent(ageing.later.held)} of ${formatNumber(ageing.later.steps)} figures, each of a model left out of it`;

/** The contradictions of the marked adverts that the check of a text was not improved on. */
const planted = {
  marked: adverts200.heldOut.contradictions.reduce((sum, row) => sum + row.marked, 0),
  found: adverts200.heldOut.contradictions.reduce((sum, row) => sum + row.found, 0),
};

const HOME = 'Home, Trust and Security';

/** In footnote order: an entry's number is its 1-based index. */
export const evidence: readonly Evidence[] = [
  {
    claim: '50+ verified dealers',
    where: HOME,
    basis: 'illustrative',
    text: 'The figure is fixed text and no count. The dealers in the catalogue you see are made up.',
  },
  {
    claim: '£2.1M secure transactions',
    where: HOME,
    basis: 'illustrative',
    text: 'No money has moved through this site: cars are paid for between buyer and seller.',
  },
  {
    claim: '94% AI accuracy',
    where: HOME,
    basis: 'measured',
    text: `All but the median error: of ${adverts} adverts of ${card.data.year} that the model had not seen, half were valued within ${percent(mdape)} of their asking price. It does not say that so many figures are right: ${percent(within10)} were within a tenth.`,
    more: MODEL_CARD,
  },
  {
    claim: '24/7 support',
    where: HOME,
    basis: 'illustrative',
    text: 'LiveChat answers from the help topics at any hour; nobody staffs this demonstration, so a person answers only where its owner does.',
  },
  {
    claim: '150-point inspection',
    where: HOME,
    basis: 'illustrative',
    text: 'Nobody inspects cars for Forecourt. What a listing says of a car’s condition is its seller’s word.',
  },
  {
    claim: 'financing from 2.9% APR',
    where: HOME,
    basis: 'illustrative',
    text: 'Not a credit offer. Forecourt lends no money, brokers no loans and takes no applications; no lender has agreed to this rate.',
  },
  {
    claim: 'DVLA Verified',
    where: HOME,
    basis: 'illustrative',
    text: 'No listing has been compared with the DVLA’s record, and there is no partnership with it.',
  },
  {
    claim: 'Web3 Secured',
    where: HOME,
    basis: 'illustrative',
    text: 'No contract is deployed on any network, and no payment or title runs through one.',
  },
  {
    claim: 'Company number',
    where: 'Home, the foot of every page, Contact, terms and privacy policy',
    basis: 'illustrative',
    text: 'A placeholder, as are the entry in the ICO’s register, the e-mail address and the telephone number, which is of a range that Ofcom keeps for drama.',
  },
  {
    claim: 'AI-Powered Pricing',
    where: 'Vehicles, beside the heading',
    basis: 'works today',
    text: `Asking prices are the sellers’ own; beside each stands what a model of adverts makes of the car, with its range and its reasons. The cars that this demonstration came with are made up, and so are their prices: from price when new, age, miles and a seller’s noise, without that model.`,
    more: MODEL_CARD,
  },
  {
    claim: 'Verified Dealers',
    where: 'Vehicles, beside the heading, and on every card',
    basis: 'works today',
    wordings: [/\bverified dealers?\b/gi, /\ba verified one\b/gi],
    text: 'A seller’s kind is kept by the database, which lets only staff change it; the badge is drawn from that. It says who sells, and nothing of the car. The dealers themselves are made up.',
  },
  {
    claim: 'AR Showroom',
    where: 'Vehicles, beside the heading',
    basis: 'works today',
    text: 'Each car for sale opens there as a model of its body type and colour, to turn in the browser; one without 3D graphics turns the body type in 36 pictures, in grey. Standing it on the ground needs a phone that can; that part was tried with stand-ins for such phones, not on one.',
  },
  {
    claim: 'Premium Used Cars',
    where: 'Vehicles, the heading and the title',
    basis: 'illustrative',
    text: 'A heading and no selection: cars of every age, price and condition stand under it.',
  },
  {
    claim: 'Featured Vehicles',
    where: 'Home',
    basis: 'works today',
    text: 'The six cars listed last that do not ask far below their valuation. Of those without one, only electric and hydrogen cars and those over 20 years old stand there, at half or more of what four sellers ask for such cars here. Nobody chooses them and nobody pays to stand there.',
  },
  {
    claim: 'The number of vehicles',
    where: 'Home and Vehicles',
    basis: 'measured',
    text: 'Counted by the database over all listings that are for sale, when the page is made. A page is made again after five minutes at most.',
  },
  {
    claim: 'Miles from you',
    where: 'Vehicles, once a place is given',
    basis: 'measured',
    text: 'The straight line between the centres of two outward codes, such as BA1 and LS6. The road is longer.',
  },
  {
    claim: 'Price per month',
    where: 'A car’s page',
    basis: 'measured',
    wordings: [/or £[\d,]+\/month/g],
    text: 'The asking price divided by 36 and rounded to the pound. It contains no interest and is not a credit offer.',
  },
  {
    claim: 'Monthly payments worked out',
    where: 'The finance calculator, a car’s page, and lists by monthly payment',
    basis: 'measured',
    wordings: [
      // The calculator's own words, each with its caveat.
      /\bAPR, in per cent\b/g,
      /\bAPR you were quoted\b/g,
      /\b[\d.]+% APR(?=: your own figure, not a credit offer|, not a credit offer)/g,
      /\b[\d.]+% a year, fixed: your own figure\b/g,
      /£[\d,]+ a month (?=is enough for a car of up to|at £[\d,]+ deposit|by your figures, not a credit offer)/g,
    ],
    text: 'Arithmetic with the visitor’s own deposit, term and rate; no rate is ours, no lender stands behind it, and it is not a credit offer. The rate compounds yearly, as in the FCA’s formula (CONC App 1.2); payments are rounded up to the penny, and the last one takes what that left; on the cards of a list they are rounded up to the pound. A cash flow month by month in whole numbers, written apart, agrees to the penny in both directions, and the FCA’s equation gives the rate back. A suggested final payment is the lower end of what such a car of that age and mileage asks today, in asking prices, and no lender’s figure. Fees are not counted.',
    more: { href: paths.finance, label: 'The finance calculator' },
  },
  {
    claim: 'Left to pay, with your part exchange',
    where: 'Cards, cars’ pages and comparisons, where the device keeps a part exchange',
    basis: 'measured',
    text: 'The asking price less what eight in ten cars like yours are advertised for, plus what you say is owed on it: two figures, as far apart as that range, worked out on your device. It is no offer for your car, and a dealer pays less than an asking price; it contains no interest and is not a credit offer.',
    more: { href: paths.partExchange, label: 'Part exchange' },
  },
  {
    claim: '80% and 90% ranges',
    where: 'A car’s page and AI Valuation',
    basis: 'measured',
    wordings: [
      /\b(?:80|90)% range\b/gi,
      /\bWidth of (?:80|90)%/g,
      /\bthere is none: so it is for [\d.]+% of its valued cars/g,
      /\bat least 1% and £10 inside the 90% range\b/g,
    ],
    text: `What the ranges of a valuation are made to hold: the asking price of eight, and of nine, in ten such cars. Of ${adverts} adverts that the model had not seen they held ${percent(coverage80)} and ${percent(coverage90)}. The ranges beside ‘How to read a range’ are an example.`,
    more: MODEL_CARD,
  },
  {
    claim: 'AI Verified',
    where: 'On cards and cars’ pages',
    basis: 'works today',
    text: 'Shown on a listing whose 80% range is at most 35% of the valuation and holds the asking price; the database decides. The valuation goes when the car’s facts change, and the badge with it. It says nothing of the car or its seller.',
    more: MODEL_CARD,
  },
  {
    claim: 'Under, at or over the usual price',
    where: 'Home, cards, cars’ pages and their share pictures',
    basis: 'measured',
    wordings: [/\b(?:35|60)% of (?:the|a) (?:figure|valuation)\b/gi],
    text: 'Where the 80% range is at most 35% of the valuation, the asking price less the valuation; ‘Usual price’ is the middle half of such prices. Up to 60% of the valuation a price lies below, within or above the usual range; with a wider one, or no valuation, a card says nothing and the car’s page why. ‘Far below such cars’ stands under the 90% range, without a badge and at the end of lists by verdict. The database works it out and again whenever the price changes. It compares asking prices, and knows nothing of the car that its listing does not say. A car whose seller gives a category of write-off has no valuation, no badge and no verdict: the category stands in its place, by the seller’s word, which nobody here checks.',
    more: MODEL_CARD,
  },
  {
    claim: 'Unbeaten',
    where: 'Cards and cars’ pages',
    basis: 'measured',
    text: 'The database compares price, year and miles of every car of that model for sale here: this one is better in all three than two or more of other sellers, and none is so against it. Said only with eight others or more; a car without a mileage takes no part, and one without a valuation or far below it neither beats another nor counts as beaten, and has no badge. A car over the usual price has no badge of it, only the sentence on its page. Cars elsewhere are not looked at.',
  },
  {
    claim: 'Views',
    where: 'A car’s page',
    basis: 'measured',
    text: 'Each visitor counts once a day at most for a car, without a cookie: by a code of the network address that cannot be read back and is another one tomorrow. Those who share a connection count as one.',
  },
  {
    claim: 'Illustration',
    where: 'On every drawn car; in lists a brush, explained above them',
    basis: 'works today',
    text: 'Drawn from the body type, the colour and, for its front, a form that suits the make; a house or a row of cars behind it is made up; a cabin from the gearbox, and in leather where the listing states it. It is not the car, nor its model.',
  },
  {
    claim: 'Running costs',
    where: 'A car’s page',
    basis: 'measured',
    wordings: [/\b10% to 35% more\b/g, ...taxFigures],
    text: `Road tax follows the rates of 2026/27. From March 2001 to March 2017 it depends on the CO₂ band, which we take from ${formatNumber(typicalTax.all.adverts)} adverts of 2020: on adverts left out the figure was right in ${typicalTax.all.right}% and within £30 in ${typicalTax.all.within30}%, and the range held ${typicalTax.all.inRange}%. For a make without adverts it was right in ${typicalTax.otherMakes.right}%, and the range held ${typicalTax.otherMakes.inRange}%. Fuel takes the official consumption of such cars and, our judgement, 10% to 35% more on the road. ULEZ goes by fuel and date of registration.`,
  },
  {
    claim: 'Three years of this car',
    where: 'A car’s page, its cost to own, Compare and a sort of lists',
    basis: 'measured',
    wordings: [new RegExp(ageingHeld.replace('.', '\\.'), 'g')],
    text: `The loss of value is what such a car asks today less what one asks that is three years older with the further miles, both as we value them. We valued ${ageing.leftOut.models} models by fits that had not seen them, each left out in turn, and compared what was left after three years with their adverts of 2020 at equal miles: half of ${ageing.leftOut.steps} figures were within ${points(ageing.leftOut.medianError)} points in 100 of the price, the middle one ${points(ageing.leftOut.bias)} ${signed(ageing.leftOut.bias)}. Against mean prices of October 2022 of ${ageing.later.models} models, ${ageing.laterUnseen.models} of which no advert of ours names, half were within ${points(ageing.later.medianError)} points. The range is made from those: it ${ageingHeld}. It is of cars beside each other in one year: should the prices of all used cars move, as they did by a quarter from 2020 to 2022, so does the loss. Electric cars, those without a mileage, those of over 20 years by then and those whose seller gives a category of write-off have no figure. Fuel and road tax are as in Running costs, three times over; public charging costs what Zapmap counted in June 2024; an MOT test the highest fee that a garage may ask; a day in a zone what London takes. Insurance is what you type. The low ends add up to the low end of the sum, the high ends to its high end, so the sum is a wide range; lists are sorted by the middle of each part at ${USUAL_MILES} a year, without insurance.`,
  },
  {
    claim: 'What the advert says, checked',
    where: 'A car’s page, below its description',
    basis: 'measured',
    text: 'A program reads what an advert’s text states and compares it with the listing’s own details; it looks at no car. We put one false statement of fifteen kinds into each of some 22,000 of our made-up adverts: it found 99 of 100, and without that statement it objected to none. People write in more ways than we thought of: of 62 false statements phrased afresh it found 53, and it misread 5 of 57 harmless ones written to trip it; most of these are mended since.',
  },
  {
    claim: 'At most 30 % of them in a day',
    where: 'Help: stock files of dealers',
    basis: 'works today',
    text: 'The database counts the cars that came by file and are for sale or reserved, with those that files have withdrawn within a day, and refuses to withdraw more. A dealer withdraws any car by hand.',
  },
  {
    claim: 'Cheapest of the cars like it here',
    where: 'A car’s page',
    basis: 'measured',
    wordings: [/\b12\.5% a year and 4\.5% per 10,000 miles\b/g],
    text: 'The database compares the price with those of other cars of the model and fuel for sale here, of a year within two of its own and with miles within 10,000 or half of its own, from three such cars on. It brings their prices to this car’s age and miles at 12.5% a year and 4.5% per 10,000 miles, which is our judgement. Cars far below their valuation and cars that were written off take no part, nor do those without a valuation that ask less than half of the median. Cars elsewhere are not looked at.',
  },
  {
    claim: 'This car’s adverts',
    where: 'A car’s page',
    basis: 'works today',
    text: 'The database notes when an advert is listed, changed, gone and back; of what changes while it is gone, the price and the miles alone. Adverts are of one car where number plate or VIN agree with model and year, or where one seller’s photographs look alike; adverts elsewhere, those that our staff hold or removed, and a second seller’s with the same plate until they have looked at it, are not among them. Within a minute each note is chained by SHA-256 to all before it, and every day that is over leaves a root at /.well-known/advert-roots.json, with its rows at /.well-known/advert-chain/{day}.ndjson. Whoever keeps a copy of the roots can tell later, by a program whose rule is fewer than 100 lines, whether a row was changed, removed or moved; in our tests it finds each of 10,000 such changes. What was noted in the minute before the chaining, or before this began, rests on our word. What is erased leaves a hash that leads to nothing without its salt.',
  },
  {
    claim: 'Each new car once',
    where: 'Saved searches, their mails and feeds',
    basis: 'works today',
    text: 'The database notes each change of a listing and compares the car with the saved searches, by the rules of the list itself: a car comes into a search if it matches now and did not before. It is told once; one that left before the mail is not in it. In our tests 2,000 random searches and 500 random changes, with the job stopped between any two steps, tell what the lists themselves gain. A mail that our server sent and could not note is sent again under the same number, by which mailboxes drop the second.',
  },
  {
    claim: 'History check',
    where: 'A car’s page',
    basis: 'works today',
    text: 'The records are those of the provider that the owner connects. The stand-in of this demonstration makes its answers up and knows nothing of any car: they are marked as made up wherever they stand.',
  },
  {
    claim: 'Our misses',
    where: 'Evidence',
    basis: 'measured',
    wordings: [/\bends 20% from the figure, more than 36% below it or 44% above it\b/g],
    text: 'How many sold cars fetched a price in the range that we gave them, counted weekly from what their sellers say, in groups of ten or more. Each valuation is committed to by a hash before the sale, and a program that anybody can run makes the figures anew. The sales that this demonstration came with are made up.',
    more: { href: paths.misses, label: 'The misses, week by week' },
  },
  {
    claim: 'Check a used car advert',
    where: 'Check an advert',
    basis: 'measured',
    text: `A program reads a text that you paste; it knows nothing else of the car. Of ${planted.marked} contradictions in ${adverts200.heldOut.adverts} made-up adverts, marked by hand before the program was written, it found ${planted.found}; of ${adverts200.heldOut.withoutContradiction} of them without one it objected to ${adverts200.heldOut.cleanWithAlarm}. They are not real adverts, and a lie that agrees with itself is not found.`,
    more: { href: paths.advertEvidence, label: 'Found and false, kind by kind' },
  },
];

/** Whether the site shows a claim. */
export const isShown = (claim: string) =>
  env.showsIllustrative() ||
  evidence.some((entry) => entry.claim === claim && entry.basis !== 'illustrative');

/** The fragment of a claim on the evidence page. */
export const evidenceAnchor = (claim: string) => slug(claim);

/** A claim's footnote number; null without an entry. */
export function evidenceNumber(claim: string): number | null {
  const index = evidence.findIndex((entry) => entry.claim === claim);
  return index < 0 ? null : index + 1;
}
