import type { Question } from '@/components/marketing/question-list';

export const steps = [
  {
    title: 'Say what the car is',
    text: 'Make, model, year, mileage, condition, fuel, gearbox and body type. The V5C has all but three of them. Engine size is optional, and narrows the range more than anything else you can add.',
  },
  {
    title: 'Read the figure',
    text: 'A model trained on UK adverts gives the price that such a car usually asks, with two ranges around it that it is trained to keep, not a margin somebody chose.',
  },
  {
    title: 'Check the reasons',
    text: 'Each fact adds or takes a sum in pounds, and the sums add up to the figure. If a reason is wrong for your car, you know by how much the figure is.',
  },
];

export const readers = [
  {
    title: 'You are buying',
    text: 'You have found a car and want to know whether its price is ordinary. The range tells you what to ask about, and how much room there is to talk.',
  },
  {
    title: 'You are selling',
    text: 'You want a price that brings viewings and leaves nothing on the table. Start inside the solid bar and say in the advert what puts you above the tick.',
  },
  {
    title: 'You are a dealer',
    text: 'You price a car you know against cars you do not. The reasons show where your car departs from the typical one, so that the difference can be explained to a customer.',
  },
  {
    title: 'You are changing cars',
    text: 'A part exchange is two prices agreed at once. Value both cars before you compare the offers: a generous figure for yours may sit on a dear one for theirs.',
  },
];

export const limits = [
  {
    title: 'It does not inspect',
    text: 'Scratches, smells, tyres, a slipping clutch: none is in the form. A condition you choose moves the figure; it proves nothing.',
  },
  {
    title: 'It does not check the history',
    text: 'Outstanding finance, a write-off category, theft or a rolled-back mileage change what a car is worth. Pay for a history check before you pay for the car.',
  },
  {
    title: 'It values adverts, not sales',
    text: 'Adverts show what was asked. What was paid is usually somewhat less, and nobody publishes it car by car.',
  },
  {
    title: 'It is no offer',
    text: 'Nobody undertakes to buy at the figure, and it is not an appraisal for insurance, tax, probate or a court.',
  },
];

export const questions: Question[] = [
  {
    question: 'Do I have to give my registration?',
    answer: [
      'No. It saves typing: the DVLA’s Vehicle Enquiry Service gives make, colour, fuel, engine size and year, the DVSA’s MOT history the model. Nothing you typed yourself is overwritten, and the plate never stands in the link of a result.',
    ],
  },
  {
    question: 'Why does it ask for the year and not the age?',
    answer: [
      'Because a plate tells the year: “21” was issued from March to August 2021, “71” from September 2021 to February 2022. Adverts and the V5C use it, and buyers search by it.',
    ],
  },
  {
    question: 'Is more mileage always worth less?',
    answer: [
      'In the model yes, all else being equal: it is not allowed to value a car higher for having gone further. On a single car a motorway 80,000 can be kinder than a city 40,000, which is why the service history is worth reading.',
    ],
  },
  {
    question: 'What about a rare car?',
    answer: [
      'It gets a figure and a wide range, and the page says that few such cars were seen. A number without that warning would be a guess in a good suit.',
    ],
  },
  {
    question: 'How accurate is it?',
    answer: [
      'Its error, and the share of prices that fall inside each range, were measured on adverts that the model had not seen. The evidence page gives the figures, and the model card linked there gives them by make, age and price.',
    ],
  },
];
