import type { ReactNode } from 'react';
import type { Question } from '@/components/marketing/question-list';

type Point = { title: string; text: ReactNode };

/** The order in which neither side has to trust the other for long. */
export const order = [
  'See the car and its V5C, at the address that the V5C gives.',
  'Agree the price, fill in the receipt, sign both copies.',
  'The buyer pays by bank transfer, standing beside the car.',
  'The seller sees the money in their own bank’s app.',
  'Keys and green slip change hands; note the time.',
  'The seller tells DVLA, the buyer taxes and insures the car, and drives.',
];

export const paying: Point[] = [
  {
    title: 'Never before you have seen it',
    text: 'Send no deposit to hold a car that you have not seen, whoever asks and whatever the reason. Whoever cannot meet you cannot sell you a car.',
  },
  {
    title: 'By transfer, with the name checked',
    text: 'Type in the account that the seller shows you in person. Your bank’s Confirmation of Payee says whether the name belongs to it: if it says no, stop and ask why. Send £1 first, and the rest once the seller has seen it.',
  },
  {
    title: 'Ask your bank the day before',
    text: 'Banks limit what one transfer may be, and may hold a large one to a new account for checks. Know your limit, and say what the payment is for if they ask.',
  },
  {
    title: 'You sell: money first, keys second',
    text: 'Let go of keys and slip when the money shows in your own bank’s app, opened by yourself. A screenshot is no payment, and a cheque or banker’s draft can bounce days later.',
  },
  {
    title: 'Cash only where it can be counted',
    text: 'Meet in a branch of the seller’s bank: it counts the notes, knows a forged one and takes them in. Nobody then carries them home.',
  },
  {
    title: 'Finance is paid off first',
    text: 'On hire purchase or PCP the car is the lender’s until it is paid off, and not the seller’s to sell. Ask for the lender’s settlement letter, pay the lender directly, and the seller the rest.',
  },
  {
    title: 'A dealer may take cards',
    text: 'Paying even part of the price by credit card adds protection under section 75 of the Consumer Credit Act 1974 where the car costs more than £100 and no more than £30,000.',
  },
  {
    title: 'When something is wrong',
    text: 'If you have paid and doubt it, call your bank at once on the number on your card, then Report Fraud on 0300 123 2040 (in Scotland Police Scotland on 101).',
  },
];

export const sellerSteps: Point[] = [
  {
    title: 'Keep your private plate first',
    text: 'If you want to keep the registration number, take it off the car before you tell DVLA of the sale.',
  },
  {
    title: 'Give the green slip',
    text: 'Fill in the date and give the buyer the green ‘new keeper’ slip of the V5C: this part alone.',
  },
  {
    title: 'Tell DVLA online, at the car',
    text: 'With the 11-digit reference number of the V5C, and the buyer’s name and address. To a trader, as in a part exchange, choose the motor trade. By post: DVLA, Swansea, SA99 1BA.',
  },
  {
    title: 'Destroy the rest of the V5C',
    text: 'Once you have told DVLA online, and not before. Keep the letter that says that you are no longer the keeper.',
  },
  {
    title: 'Tax and insurance',
    text: 'DVLA cancels your tax and refunds the full months left. Cancel or move your insurance yourself.',
  },
];

export const buyerSteps: Point[] = [
  {
    title: 'Compare the V5C with the car',
    text: 'Watermark, registration, VIN in two places of the car, the keeper’s address. The V5C names the keeper; it does not prove who owns the car.',
  },
  {
    title: 'Insure it before you drive',
    text: 'From the minute you turn the key, by telephone or in an app. Do not count on the seller’s policy.',
  },
  {
    title: 'Tax it before you drive',
    text: 'Tax does not come with the car. Use the reference number on the green slip, online, or declare that the car is off the road.',
  },
  {
    title: 'Look at the MOT',
    text: 'The history is public: compare its last mileage with the display, and the date with today.',
  },
  {
    title: 'Wait for your own V5C',
    text: 'It comes within five working days where the seller told DVLA online. If none comes, ask DVLA: do not wait for the seller.',
  },
];

export const buyerTakes = [
  'The viewing sheet and two receipts, printed, with a pen',
  'Your driving licence, and somebody who looks at the car with you',
  'Your bank’s app on a charged phone, and your transfer limit',
  'An insurer who can start cover at once',
  'The advert, and the messages with what you were told',
];

export const sellerTakes = [
  'The V5C, in your name and with this address',
  'All keys, the locking wheel nut’s too, and the manual',
  'Service book, bills, MOT certificate',
  'The lender’s settlement letter, if the car was ever financed',
  'Your own driving licence, to show who you are',
];

export const dayChecks = [
  'It is the car of the advert: plate, colour, trim, miles no fewer than the last MOT’s.',
  'The VIN on the car is the V5C’s, and neither has been altered.',
  'The person selling is the keeper on the V5C, or shows why not.',
  'You are at the keeper’s address, in daylight, and the engine was cold when you came.',
  'A paid history check says nothing of finance, theft or a write-off.',
  'It starts, drives, brakes and charges or changes gear as it should, with no lamp on.',
  'The price on both receipts is the one you agreed.',
  'Nobody is hurrying you.',
];

export const sources = [
  {
    label: 'Tell DVLA you’ve sold, transferred or bought a vehicle',
    href: 'https://www.gov.uk/sold-bought-vehicle',
  },
  { label: 'Vehicle log books (V5C)', href: 'https://www.gov.uk/vehicle-log-book' },
  { label: 'Tax your vehicle', href: 'https://www.gov.uk/vehicle-tax' },
  { label: 'Check the MOT history of a vehicle', href: 'https://www.gov.uk/check-mot-history' },
  { label: 'Vehicle insurance', href: 'https://www.gov.uk/vehicle-insurance' },
  {
    label: 'Private (personalised) number plates',
    href: 'https://www.gov.uk/personalised-vehicle-registration-numbers',
  },
];

export const questions: Question[] = [
  {
    question: 'Do I need a receipt when I buy a car privately?',
    answer: [
      'A sale is a sale without one. The paper shows later what both agreed: which car, which price, which faults, on which day and at which hour. The hour matters, because a fine of that day belongs to one of you.',
    ],
  },
  {
    question: 'May it say ‘sold as seen’?',
    answer: [
      'Between two private people, yes: the receipt has a box for it. The car must still be as the seller described it, and the seller’s to sell.',
      'Not if the seller is a trader: the Consumer Rights Act 2015 does not let a trader take your rights away, and the receipt of a dealer’s car has no such box.',
    ],
  },
  {
    question: 'Where does what I type into the receipt go?',
    answer: [
      'Nowhere. The fields belong to no form, no script reads them, and the page keeps nothing: print it before you leave. It can be printed blank and filled in with a pen, and it works without JavaScript.',
    ],
  },
  {
    question: 'Does Forecourt take the money or hold it?',
    answer: [
      'No. Buyer and seller pay each other directly. Nobody from Forecourt will ever ask you to pay us for a car.',
    ],
  },
];
