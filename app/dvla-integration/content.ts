import type { Question } from '@/components/marketing/question-list';

/** Free public services of the government, which need only a registration number. */
export const officialServices = [
  {
    label: 'Get vehicle information from DVLA',
    href: 'https://www.gov.uk/get-vehicle-information-from-dvla',
    text: 'Tax, MOT, colour, engine size and emissions by number plate.',
  },
  {
    label: 'Check the MOT history of a vehicle',
    href: 'https://www.gov.uk/check-mot-history',
    text: 'Results, advisories and mileages of tests since 2005.',
  },
  {
    label: 'Check if a vehicle has been recalled',
    href: 'https://www.gov.uk/check-vehicle-recall',
    text: 'Safety recalls that the maker repairs free of charge.',
  },
  {
    label: 'Tell DVLA you have sold or bought a vehicle',
    href: 'https://www.gov.uk/sold-bought-vehicle',
    text: 'With the reference from the V5C, online, at the moment of sale.',
  },
  {
    label: 'Tax your vehicle',
    href: 'https://www.gov.uk/vehicle-tax',
    text: 'A new keeper has to tax a car before driving it: tax does not pass with it.',
  },
];

export const steps = [
  {
    title: 'A plate is typed',
    text: 'On the valuation form the two records fill in make, model, year, fuel and engine size, as far as they know them. What they do not know, you add yourself.',
  },
  {
    title: 'The tests are shown',
    text: 'A listing with a number plate shows its MOT tests, newest first, with the advisories in plain words and those that came back. What the tester wrote is one tap away.',
  },
  {
    title: 'The miles are compared',
    text: 'The mileages of the tests are checked against one another and against the listing. A fall is pointed out with its arithmetic, and told from kilometres taken for miles.',
  },
];

export const questions: Question[] = [
  {
    question: 'Does a V5C prove that the seller owns the car?',
    answer: [
      'No. It names the registered keeper, who is responsible for taxing the car, and says so on its front. Ask for the receipt or the settled finance agreement as well.',
      'See the original, not a photograph. Its VIN has to match the car’s, and the address should be where you are standing.',
    ],
  },
  {
    question: 'When does a car need an MOT?',
    answer: [
      'In England, Scotland and Wales from the third anniversary of its registration, in Northern Ireland from the fourth, and every year from then on. A car registered more than 40 years ago is usually exempt.',
      'Driving to a test that has been booked is allowed without one; otherwise an expired MOT keeps the car off the road, also on the way home from a sale.',
    ],
  },
  {
    question: 'Can the registries tell me of outstanding finance?',
    answer: [
      'No. Lenders register their agreements with private companies, and a paid history check asks those. A car on hire purchase or PCP belongs to the lender until it is paid off.',
      'A private buyer who bought in good faith and knew nothing of such an agreement often has protection in law. A dispute is still a poor place to find that out.',
    ],
  },
  {
    question: 'Why should I look at the advisories?',
    answer: [
      'They are what a tester thought would fail next. Tyres and brake pads are ordinary wear; corrosion near a mounting point, or the same oil leak three years running, is a bill that nobody has paid yet.',
    ],
  },
  {
    question: 'How fresh is the record on a car’s page?',
    answer: [
      'The plates of listed cars are looked up again once a week, and the day stands below the tests. A test of the last few days may be missing, so look on GOV.UK before you pay.',
    ],
  },
];
