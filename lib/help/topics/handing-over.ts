import type { HelpTopic } from '../topic';

/** Topics of the group 'Buying safely'. */
export const handingOver: readonly HelpTopic[] = [
  {
    id: 'bill-of-sale',
    question: 'Is there a bill of sale or a receipt that I can print?',
    answer: [
      'Yes: one page of A4 with the car, both people, the price, what was handed over, and room for two signatures. It is filled in on your device and never sent, or printed blank. Print it before you leave the page, which keeps nothing.',
      'From a car’s viewing sheet or a conversation it is filled in with the facts of the advert. Two private people can tick ‘sold as seen’; for a dealer’s car there is no such box, because a trader cannot take away your rights under the Consumer Rights Act 2015.',
    ],
    keywords: `bill of sale, receipt to print, contract of sale, sales contract, sale agreement, template for a
      receipt, private sale receipt, write a receipt for a car, proof of purchase, proof that i paid, proof of
      payment, something to sign, both sign, paper to sign when i sell, document for both of us to sign, sold
      as seen receipt, sold as seen form, invoice for a private sale, print a contract, download a receipt,
      where is the receipt form, form to sign on the day, handover form, buyers receipt, sellers receipt`,
    links: [
      { label: 'Bill of sale and receipt', href: '/handing-over/receipt' },
      { label: 'Handing over: paying and the V5C', href: '/handing-over' },
    ],
  },
  {
    id: 'day-of-handing-over',
    question: 'What do I take along on the day I collect the car?',
    answer: [
      'You buy: the viewing sheet and two printed receipts, your driving licence, your bank’s app with a limit that covers the price, an insurer who can start at once, and the advert with your messages. You sell: the V5C, all keys, service book, bills, MOT certificate, and the lender’s letter if the car was financed.',
      'See the car and its V5C, sign both receipts, pay by transfer, wait until the seller sees the money, then keys and green slip change hands. The seller tells DVLA online; the buyer taxes and insures the car before driving.',
    ],
    keywords: `collect the car, picking up the car, pick it up tomorrow, collection day, what do i bring, what to bring,
      what should i take with me to collect it, take along, handover, handing over, hand over day, day of
      the sale, order of things when i buy, what happens first money or keys, checklist for collecting a
      car, what do i need to drive it home, drive it home, drive away, insure before driving home, what
      documents do i bring, bring to the sale, exchange keys and money, steps on the day`,
    links: [
      { label: 'Handing over: paying and the V5C', href: '/handing-over' },
      {
        label: 'Tell DVLA you have sold or bought a vehicle (GOV.UK)',
        href: 'https://www.gov.uk/sold-bought-vehicle',
      },
    ],
  },
];
