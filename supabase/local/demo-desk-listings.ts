import type { Enums } from '../../lib/supabase/database.types';
import { DAY, HOUR } from './demo-threads';

/** Names of accounts that report listings and write to sellers. */
export const REPORTERS = [
  'Alan Pickering',
  'Bethan Rowlands',
  'Chidi Okafor',
  'Dawn Hesketh',
  'Ewan Muirhead',
  'Farah Aziz',
  'Glenys Parfitt',
  'Hugo Brandreth',
  'Isla Drummond',
  'Jaspal Grewal',
  'Kirsty Allardyce',
  'Leonard Fitch',
];

/** An index of REPORTERS, 'buyer' for the demo buyer, or 'stranger' for a reporter without an account. */
export type Reporter = number | 'buyer' | 'stranger';

type Report = [
  reason: Enums<'report_reason'>,
  by: Reporter,
  minutesAgo: number,
  /** Null if the reporter left it empty. */
  details: string | null,
];

/**
 * A case about a listing. `pick` chooses the listing: one of the cheapest against their valuation, one whose plate
 * another listing gets, or any. `asks` is added to its description.
 */
export type DeskListing = {
  pick: 'cheap' | 'clone' | 'any';
  asks?: string;
  reports: Report[];
  /** Minutes since its flags were set. */
  minutesAgo?: number;
};

export const DESK_LISTINGS: DeskListing[] = [
  {
    pick: 'cheap',
    minutesAgo: 2 * DAY - 30,
    asks: 'Pay £400 through www.safe-deposit.example and I hold it for you.',
    reports: [
      ['fraud', 0, 31 * HOUR, 'Wants £400 through a web page before I may come and look at it.'],
      ['fraud', 'stranger', 26 * HOUR, 'Same story here: pay first, then he gives the address.'],
      ['fraud', 3, 9 * HOUR, null],
    ],
  },
  {
    pick: 'cheap',
    minutesAgo: 45 * HOUR,
    asks: 'Sold through an escrow service, see www.escrow-cars.example for how it works.',
    reports: [
      [
        'fraud',
        'buyer',
        20 * HOUR,
        'I asked for a viewing and got a link to an escrow page instead. It looks wrong to me.',
      ],
      ['fraud', 5, 7 * HOUR, 'He says the car is abroad and comes by lorry once I have paid.'],
    ],
  },
  {
    pick: 'cheap',
    minutesAgo: 38 * HOUR,
    asks: 'Deposit to sort code 00-00-00, account number 00000000.',
    reports: [
      ['fraud', 8, 30 * HOUR, 'Bank details in the advert itself, and the price is silly.'],
      ['fraud', 'stranger', 12 * HOUR, null],
    ],
  },
  {
    pick: 'cheap',
    minutesAgo: 33 * HOUR,
    asks: 'More pictures and the order form at www.quick-car-order.example.',
    reports: [
      ['fraud', 1, 28 * HOUR, 'The order form asks for a photograph of my driving licence.'],
      ['fraud', 10, 5 * HOUR, 'Far too cheap, and nobody answers the telephone.'],
    ],
  },
  {
    pick: 'cheap',
    minutesAgo: 19 * HOUR,
    asks: 'Reserve online at www.reserve-my-car.example.',
    reports: [],
  },
  { pick: 'cheap', minutesAgo: 29 * HOUR, reports: [] },
  { pick: 'cheap', minutesAgo: 15 * HOUR, reports: [] },
  { pick: 'cheap', minutesAgo: 4 * HOUR, reports: [] },
  {
    pick: 'any',
    minutesAgo: 41 * HOUR,
    asks: 'Finance arranged at www.easy-car-money.example.',
    reports: [
      ['other', 2, 22 * HOUR, 'The link at the end leads to a page that wants my bank details.'],
      ['fraud', 'stranger', 16 * HOUR, 'Advertises some loan page in the description.'],
    ],
  },
  {
    pick: 'any',
    minutesAgo: 36 * HOUR,
    asks: 'For a fast sale transfer to sort code 00-00-00, account number 00000000.',
    reports: [
      ['fraud', 7, 24 * HOUR, 'Asks everybody to transfer the money before the viewing.'],
      ['fraud', 4, 3 * HOUR, null],
    ],
  },
  {
    pick: 'any',
    minutesAgo: 27 * HOUR,
    asks: 'See my other cars at www.all-my-cars.example.',
    reports: [],
  },
  {
    pick: 'any',
    minutesAgo: 14 * HOUR,
    asks: 'Full history report: www.history-for-you.example.',
    reports: [],
  },
  {
    pick: 'any',
    minutesAgo: 6 * HOUR,
    asks: 'Write to me through www.contact-the-owner.example.',
    reports: [],
  },
  {
    pick: 'clone',
    minutesAgo: 43 * HOUR,
    reports: [
      ['duplicate', 6, 35 * HOUR, 'This plate is on another advert too, by a different seller.'],
      ['duplicate', 'stranger', 11 * HOUR, null],
    ],
  },
  {
    pick: 'clone',
    minutesAgo: 32 * HOUR,
    reports: [
      ['fraud', 9, 23 * HOUR, 'The number plate belongs to a car that a garage near me sells.'],
      ['duplicate', 11, 8 * HOUR, 'Listed twice with two prices. Which one is real?'],
    ],
  },
  { pick: 'clone', minutesAgo: 18 * HOUR, reports: [] },
  { pick: 'clone', minutesAgo: 10 * HOUR, reports: [] },
  {
    pick: 'any',
    reports: [
      ['sold', 'buyer', 21 * HOUR, 'The seller told me on the phone that it went last week.'],
      ['sold', 0, 4 * HOUR, null],
    ],
  },
  {
    pick: 'any',
    reports: [
      ['sold', 'stranger', 46 * HOUR, 'Drove forty miles to see it. It was collected on Friday.'],
      ['sold', 8, 13 * HOUR, 'Gone, but still advertised.'],
    ],
  },
  {
    pick: 'any',
    reports: [
      [
        'misleading',
        4,
        39 * HOUR,
        'It has the smaller engine. The V5C that the seller showed me says so.',
      ],
      ['misleading', 'stranger', 17 * HOUR, 'Not the engine it says.'],
    ],
  },
  {
    pick: 'any',
    reports: [
      ['misleading', 2, 34 * HOUR, 'When I came to see it the clock showed 9,000 miles more.'],
      ['misleading', 6, 2 * HOUR, 'Mileage does not match its last MOT certificate.'],
    ],
  },
  {
    pick: 'any',
    reports: [
      ['other', 'stranger', 25 * HOUR, 'Never answers the phone.'],
      ['other', 10, 6 * HOUR, 'I have written twice and heard nothing.'],
    ],
  },
  {
    pick: 'any',
    reports: [
      ['duplicate', 1, 37 * HOUR, 'Looks the same as one I saw yesterday, but the plate differs.'],
      ['other', 'stranger', 10 * HOUR, 'Too expensive for what it is.'],
    ],
  },
  {
    pick: 'any',
    reports: [
      ['sold', 9, 40 * HOUR, 'Told it was sold when I called at the weekend.'],
      ['sold', 'stranger', 90, null],
    ],
  },
  {
    pick: 'any',
    reports: [['misleading', 5, 29 * HOUR, 'Says one owner. The log book has three names in it.']],
  },
  { pick: 'any', reports: [['other', 7, 15 * HOUR, 'He would not let me drive it alone.']] },
  {
    pick: 'any',
    reports: [['misleading', 3, 44 * HOUR, 'Automatic in the advert, manual on the forecourt.']],
  },
  { pick: 'any', reports: [['other', 'stranger', 50, 'Ugly colour!!']] },
  {
    pick: 'any',
    reports: [['sold', 11, 19 * HOUR, 'My neighbour bought this very car on Thursday.']],
  },
];
