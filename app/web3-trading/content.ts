import type { Question } from '@/components/marketing/question-list';

export const steps = [
  {
    title: 'Agree',
    text: 'Seller and buyer agree on a price. The seller opens an escrow in the buyer’s name, and the title record is locked.',
  },
  {
    title: 'Pay in',
    text: 'The buyer pays exactly that price into the contract. The seller can see it there and cannot take it out.',
  },
  {
    title: 'See the car',
    text: 'The buyer inspects the car, its V5C and its keys, and either accepts or objects before the time is up.',
  },
  {
    title: 'Hand over',
    text: 'Accepting releases the money to the seller and the title record to the buyer in one and the same act.',
  },
];

export const readers = [
  {
    title: 'Private buyer and private seller',
    text: 'The case it is made for: two strangers, several thousand pounds and nobody in between. Each sees that the other cannot run.',
  },
  {
    title: 'A car that is far away',
    text: 'Money is committed before somebody travels 200 miles, and is back if the car is not what was said.',
  },
  {
    title: 'Dealers',
    text: 'A deposit held by a contract is one that a customer need not take on trust. A dealer’s duties to a consumer in law stay what they are.',
  },
  {
    title: 'Not for everyone',
    text: 'You need a wallet and the care it asks for. Whoever would rather pay by bank transfer on the drive, keys in hand, loses nothing here.',
  },
];

export const limits = [
  {
    title: 'An NFT title is not ownership',
    text: 'In UK law a car passes by the agreement of the parties and delivery. The token is a record of who held it, as good as those who keep it.',
  },
  {
    title: 'It is not the V5C',
    text: 'The V5C names the registered keeper and is no proof of ownership either. It still has to be sent to, or changed online with, the DVLA at every sale.',
  },
  {
    title: 'It does not see the car',
    text: 'A contract knows whether somebody has pressed a button. It cannot know that the gearbox whines or that finance is outstanding.',
  },
  {
    title: 'It cannot undo',
    text: 'A released payment is final, and a lost key opens nothing. There is no card company to ring, and no Financial Services Compensation Scheme behind it.',
  },
];

export const questions: Question[] = [
  {
    question: 'Can I use it today?',
    answer: [
      'Three things. The simulator runs the contract’s own code in this browser with made-up coins. Connecting a wallet shows its address, network and balance on this page. No sale runs on a real chain yet: the escrow itself could be used only on a test network, with coins that are worth nothing, and only once our contracts are there.',
    ],
  },
  {
    question: 'Have the contracts been audited?',
    answer: [
      'No. They are written and tested by us, and nobody outside has examined them. The audit page says what the tests try and what they leave open.',
    ],
  },
  {
    question: 'What is MILES?',
    answer: [
      'A reward token, for acts that help others: a listing with every field filled in, a question answered in time. It gives no share in anything, no interest and no vote.',
      'It has no price and is not sold. If that ever changed, it would become a different thing in law, and this page would have to say so first.',
    ],
  },
  {
    question: 'What does an escrow cost?',
    answer: [
      'Forecourt charges nothing. The network that runs a contract charges a fee for each act, which changes from minute to minute; your wallet shows it before you agree, and the audit page lists how much gas each act takes. On a test network it is paid in tokens without value.',
    ],
  },
  {
    question: 'What about tax and outstanding finance?',
    answer: [
      'A car’s tax does not pass to the buyer: tax it in your own name before you drive away. Finance does pass with the car in the worst way: a car on hire purchase or PCP belongs to the lender until it is paid off. A history check finds it; a contract does not.',
    ],
  },
];
