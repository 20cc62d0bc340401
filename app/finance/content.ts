import { paths } from '@/lib/paths';

/** The questions below the calculator. */
export const questions = [
  {
    question: 'What is the difference between HP and PCP?',
    answer: [
      'With hire purchase you repay the whole credit in equal monthly payments, and the car is yours after the last one. With a personal contract purchase (PCP) a part of the price, the final payment, is left to the end: you pay less each month, and in the last month you pay the final payment to keep the car, or hand it back within the agreed miles and in fair condition.',
      'Interest is due on the part that is left, too. For the same price, deposit, term and rate a PCP therefore costs more in all, if you keep the car.',
    ],
  },
  {
    question: 'Where do I find the rate?',
    answer: [
      'In the quotation of a lender or dealer: whoever offers credit has to print the yearly rate beside the payment. It depends on you, the car and the term, so no figure of ours would be true of you, and the field is empty until you type one. We pass nothing that you type to anybody.',
    ],
  },
  {
    question: 'How are the figures made?',
    answer: [
      'The rate compounds yearly, as in the formula of the Financial Conduct Authority: one twelfth of a year at it is the twelfth root of a year’s growth. Each payment is rounded up to the penny, and the last one takes what that left, so that the total is exact. The first payment is due after a month; a PCP has its final payment in the last month, in place of a monthly one.',
      'Fees are not in it: an option-to-purchase or arrangement fee of your quotation comes on top, and then the lender’s rate is higher than its interest.',
    ],
  },
  {
    question: 'What does the suggested final payment rest on?',
    answer: [
      'On the valuation of the very car: what such a car asks today that is as old, and has as many miles, as this one at the end. We take the lower end of the range that holds eight in ten. It is an asking price and no lender’s guarantee, so the figure of your quotation goes before it. A car without a valuation has no suggestion.',
    ],
  },
] as const;

/** Stands on the page until there are figures. */
export const BEFORE = [
  'The rate comes from a quotation: every lender has to print it beside the payment, and yours depends on you, so we fill in none.',
  'Give a price for the payment, or a monthly sum for the price that it reaches. A car’s page leads here with its price filled in.',
] as const;

export const TRAIL = [{ label: 'Home', href: paths.home }];
