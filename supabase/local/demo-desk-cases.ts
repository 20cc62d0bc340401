import { chatMessages } from '../../lib/support/messages';
import type { Reporter } from './demo-desk-listings';
import { DAY, type DemoThread, HOUR } from './demo-threads';

/** Conversations between buyer and seller with a report of one side, or a last message that is held back. */
export const DESK_THREADS: (DemoThread & {
  buyer: Reporter;
  report?: [by: 'buyer' | 'seller', minutesAgo: number, details: string];
})[] = [
  {
    buyer: 2,
    report: ['buyer', 28 * HOUR, 'Wants a deposit before I have even seen the car.'],
    lines: [
      ['buyer', DAY + 9 * HOUR, 'Can I see it on Saturday morning?'],
      ['seller', DAY + 6 * HOUR, 'Only once you have paid £300. Too many people waste my time.'],
      ['buyer', DAY + 5 * HOUR, 'I do not pay for a car that I have not seen.'],
    ],
  },
  {
    buyer: 7,
    report: ['seller', 13 * HOUR, 'I will not be spoken to like that.'],
    lines: [
      ['buyer', 15 * HOUR, 'Would you take half? It is not worth more.'],
      ['seller', 14 * HOUR, 'No, thank you, the price stands.'],
      ['buyer', 13 * HOUR + 20, 'Then you are an idiot, and everybody here will hear of it.'],
    ],
  },
  {
    buyer: 'stranger',
    report: ['buyer', 8 * HOUR, 'He frightens me. Please stop him from writing to me.'],
    lines: [
      ['buyer', 2 * DAY, 'Is it still for sale?'],
      ['seller', 2 * DAY - 40, 'Yes. When do you come?'],
      ['buyer', DAY, 'I have found another one nearer home, sorry.'],
      ['seller', 9 * HOUR, 'You said you would come. I know where you live now.'],
    ],
  },
  {
    buyer: 5,
    report: ['buyer', 4 * HOUR, 'He will not come down in price at all.'],
    lines: [
      ['buyer', 7 * HOUR, 'What is your best price?'],
      ['seller', 6 * HOUR, 'The one in the advert. It is fair for its age and miles.'],
    ],
  },
  {
    buyer: 3,
    lines: [],
    held: {
      from: 'buyer',
      risk: 'link',
      minutesAgo: 11 * HOUR,
      body: 'Its MOT history at www.check-mot.service.gov.uk mentions a worn tyre. Has that been replaced?',
    },
  },
  {
    buyer: 8,
    lines: [['buyer', 20 * HOUR, 'Could you keep it for me until Friday?']],
    held: {
      from: 'seller',
      risk: 'bank_details',
      minutesAgo: 18 * HOUR,
      body: 'Yes, for £300 to sort code 00-00-00, account number 00000000. Today, or it goes.',
    },
  },
  {
    buyer: 'stranger',
    lines: [],
    held: {
      from: 'buyer',
      risk: 'link',
      minutesAgo: 2 * HOUR,
      body: 'I buy unseen. Enter your card at www.vehicle-transfer.example and my courier collects it.',
    },
  },
];

/** `by` says whose application it is: a dealer's is under the seller's own name. */
export const DESK_APPLICATIONS: {
  by: 'dealer' | 'private';
  company?: string;
  number: string;
  minutesAgo: number;
  message: string | null;
}[] = [
  {
    by: 'dealer',
    number: '99014827',
    minutesAgo: 2 * DAY - 70,
    message: 'We have traded here for eleven years and would like the badge for verified dealers.',
  },
  {
    by: 'dealer',
    number: '99127730',
    minutesAgo: 30 * HOUR,
    message: 'Family business, two sites, every car with an inspection report. Verified, please.',
  },
  {
    by: 'private',
    company: 'Quillbrook Motors',
    number: '99203315',
    minutesAgo: 42 * HOUR,
    message: 'I have given up my job to sell cars full time. The company is three weeks old.',
  },
  {
    by: 'private',
    company: 'Oatmere Car Sales',
    number: '99184402',
    minutesAgo: 34 * HOUR,
    message: 'Six to eight cars at a time, mostly estates. Premises from January.',
  },
  {
    by: 'private',
    company: 'Thistlewick Autos',
    number: 'SC990146',
    minutesAgo: 23 * HOUR,
    message: 'Trading from a yard by the harbour since the spring.',
  },
  { by: 'private', company: 'Cars', number: '00000000', minutesAgo: 16 * HOUR, message: null },
  {
    by: 'private',
    company: 'Harrowbeck Vehicle Sales',
    number: '99071158',
    minutesAgo: 9 * HOUR,
    message: 'Please call me before you decide: the company has just changed its name.',
  },
  {
    by: 'private',
    company: 'Pennyfold Cars',
    number: '99240963',
    minutesAgo: 3 * HOUR,
    message: 'We prepare every car ourselves and give three months of warranty.',
  },
];

/** Saved replies of the staff account, in the order of their keys. */
export const STAFF_REPLIES = [
  'Please send no more money. Call your bank on 159 at once, then report it at www.reportfraud.police.uk. Write the number plate of the car here and we look at the listing today.',
  'The car belongs to its seller, who knows it best. Open the page of the car and press Send Message; the reply comes by e-mail and, if you are signed in, under Messages.',
  'I am sorry about that. To find out what happened I need to know which browser and device you use, and about when it happened.',
  'That is not possible at the moment. I have passed your wish on to the people who build the site; I cannot promise a date.',
  'Thank you for telling us. I have read it and look into it today; the answer will appear here.',
] as const;

const { nothingFound, person } = chatMessages;

type ChatLine = [author: 'visitor' | 'assistant' | 'staff', minutesAgo: number, body: string];

/** Conversations in LiveChat that wait for a person; `{car}` in a page is a car that is for sale. */
export const DESK_CHATS: { page: string; lines: ChatLine[] }[] = [
  {
    page: '/vehicles/{car}',
    lines: [
      [
        'visitor',
        40,
        'I paid a £500 deposit for this one and the seller has vanished. What can I do?',
      ],
      ['assistant', 40, nothingFound],
      ['visitor', 38, 'Yes please'],
      ['assistant', 38, person],
      ['visitor', 35, 'I paid £500 by bank transfer, if that helps.'],
    ],
  },
  {
    page: '/vehicles/{car}',
    lines: [
      ['assistant', 5 * HOUR, person],
      ['visitor', 5 * HOUR - 1, 'He wants me to pay by gift cards. I have sent one already.'],
    ],
  },
  {
    page: '/vehicles/{car}',
    lines: [
      ['visitor', 26 * HOUR, 'Does the boot of this one take a wheelchair without folding it?'],
      ['assistant', 26 * HOUR, nothingFound],
      ['assistant', 26 * HOUR - 2, person],
    ],
  },
  {
    page: '/vehicles/{car}',
    lines: [
      ['visitor', 7 * HOUR, 'Has the clutch of this car been changed? It is not in the text.'],
      ['assistant', 7 * HOUR, nothingFound],
      ['assistant', 7 * HOUR - 1, person],
    ],
  },
  {
    page: '/vehicles/{car}',
    lines: [
      ['visitor', 31 * HOUR, 'Would this seller swap it for a motorcycle?'],
      ['assistant', 31 * HOUR, nothingFound],
      ['assistant', 31 * HOUR - 3, person],
    ],
  },
  {
    page: '/ar-showroom',
    lines: [
      ['visitor', 20 * HOUR, 'The showroom stays black and my tablet gets very hot.'],
      ['assistant', 20 * HOUR, nothingFound],
      ['assistant', 20 * HOUR - 1, person],
    ],
  },
  {
    page: '/valuations',
    lines: [
      ['visitor', 44 * HOUR, 'Two of my valuations have disappeared since yesterday.'],
      ['assistant', 44 * HOUR, nothingFound],
      ['assistant', 44 * HOUR - 2, person],
    ],
  },
  {
    page: '/sell',
    lines: [
      ['visitor', 3 * HOUR, 'The form jumps back to the top every time I add the sixth photo.'],
      ['assistant', 3 * HOUR, nothingFound],
      ['assistant', 3 * HOUR - 1, person],
    ],
  },
  {
    page: '/vehicles',
    lines: [
      ['visitor', 37 * HOUR, 'Could you show the cars on a map? I do not know the towns.'],
      ['assistant', 37 * HOUR, nothingFound],
      ['assistant', 37 * HOUR - 4, person],
    ],
  },
  {
    page: '/help',
    lines: [
      ['visitor', 47 * HOUR, 'Is there a version of the site in Welsh?'],
      ['assistant', 47 * HOUR, nothingFound],
      ['assistant', 47 * HOUR - 1, person],
    ],
  },
  {
    page: '/messages',
    lines: [
      [
        'visitor',
        12 * HOUR,
        'Somebody I blocked writes to me again under another name. Who can look at it?',
      ],
      ['assistant', 12 * HOUR, nothingFound],
      ['assistant', 12 * HOUR - 1, person],
    ],
  },
  {
    page: '/contact',
    lines: [
      ['visitor', 2 * DAY - 20, 'A garage near me uses your name on its sign. Do you know them?'],
      ['assistant', 2 * DAY - 20, nothingFound],
      ['assistant', 2 * DAY - 21, person],
    ],
  },
];
