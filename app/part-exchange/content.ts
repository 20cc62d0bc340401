import type { Question } from '@/components/marketing/question-list';

export const steps = [
  {
    title: 'Value your present car',
    text: 'By its number plate or by hand, without an account. You get a range, and press ‘Use as my part exchange’.',
  },
  {
    title: 'Say what is owed on it',
    text: 'The settlement figure of your lender, to the pound. It comes off the value; if it is more than the value, the rest is added to a price.',
  },
  {
    title: 'Read what is left',
    text: 'For a day every car here says, beside its price, what is left to pay or finance: from the upper end of the range to the lower one, plus what you owe.',
  },
];

export const points = [
  {
    title: 'A range, never one figure',
    text: 'What eight in ten such cars are advertised for, taken off the price. The sum left is as wide as that range: one figure in its middle would promise what nobody knows.',
  },
  {
    title: 'A dealer offers less',
    text: 'The range is of asking prices. A dealer prepares your car, sells it and answers for it, so count with the lower end or below it, and compare with selling it yourself.',
  },
  {
    title: 'Sellers may say no',
    text: 'Whether a seller takes cars is theirs to say: dealers often, private people seldom. Nobody is asked and nobody is told until you tick the box in your message.',
  },
  {
    title: 'Kept on this device alone',
    text: 'The car’s name, its miles, the range and what you owe: no number plate. They go by one press, are not read after 24 hours, and are never sent to us.',
  },
  {
    title: 'The debt is the lender’s first',
    text: 'On hire purchase or PCP your car belongs to the lender until it is paid off. The dealer or you must settle it before the car changes hands; ask for the letter.',
  },
  {
    title: 'No credit offer',
    text: 'The sum left is subtraction. Forecourt lends no money and brokers no loans; what a loan of it would cost is for a lender to say.',
  },
];

export const questions: Question[] = [
  {
    question: 'How is what is left worked out?',
    answer: [
      'The asking price, less the valuation’s range of eight in ten, plus what is owed on your car. A car at £12,000, yours valued at £4,000 to £5,500, and £1,500 owed: £8,000 to £9,500 are left.',
    ],
  },
  {
    question: 'What if I owe more than my car is worth?',
    answer: [
      'Then the difference is added to the price of the next car, and the page says so in words: lenders call it negative equity. Borrowing it again costs interest on a car that you no longer have.',
    ],
  },
  {
    question: 'Who sees it?',
    answer: [
      'You, on this device. A seller reads it only if you tick the box under your message, which shows the sentences first; they then stand in the message, where you can change them.',
    ],
  },
  {
    question: 'How do I get rid of it?',
    answer: [
      '‘Remove’ stands here, above the list and on cars’ pages. It also ends by itself: 24 hours after your last change it is not read any more, and the next page you open deletes it.',
    ],
  },
];
