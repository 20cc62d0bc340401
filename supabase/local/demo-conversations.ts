import type { Sql } from 'postgres';
import { addThread, DAY, type DemoThread, guestBuyer, HOUR } from './demo-threads';

type Conversation = DemoThread & {
  /** Defaults to the demo buyer. */
  buyer?: string;
  car: 'for sale' | 'sold';
};

const CONVERSATIONS: Conversation[] = [
  {
    car: 'for sale',
    isUnread: true,
    lines: [
      ['buyer', 2 * DAY + 95, 'Hello, is it still for sale? I could come over from Leeds.'],
      ['seller', 2 * DAY + 70, 'Good morning, yes it is. It is taxed and ready to drive away.'],
      ['buyer', 3 * HOUR, 'Can I see it on Saturday at 11? Has the cambelt been changed?'],
      [
        'seller',
        140,
        'Saturday at 11 is fine, I have put your name down. The cambelt was done at 61,000 miles; the invoice is in the folder with the rest of the history.',
      ],
    ],
  },
  {
    car: 'sold',
    lines: [
      ['buyer', 9 * DAY, 'What is your best price?'],
      ['seller', 9 * DAY - 40, 'It has just been serviced, so I can do £250 off and no more.'],
      ['buyer', 9 * DAY - 60, 'Thank you, I will sleep on it.'],
      ['seller', 7 * DAY, 'A word to let you know that it went this morning. Sorry!'],
    ],
  },
  {
    buyer: 'Omar Haddad',
    car: 'for sale',
    isUnread: true,
    lines: [
      ['buyer', 25, 'Is it still for sale? And would you take my 2015 Fiesta in part exchange?'],
    ],
  },
  {
    buyer: 'Kelly Frost',
    car: 'for sale',
    lines: [
      ['buyer', DAY + 130, 'Hi, I am very interested in this car. Is the price negotiable?'],
      ['seller', DAY + 100, 'Hello Kelly, a little. Come and see it first: we are open until six.'],
    ],
    held: {
      from: 'buyer',
      risk: 'link',
      minutesAgo: DAY + 40,
      body: 'My agent needs the details first, please fill in the form at www.vehicle-buyers-check.com',
    },
  },
  {
    buyer: 'Tom Ashby',
    car: 'for sale',
    lines: [
      ['buyer', 3 * DAY, 'Does it have two keys, and when is the MOT due?'],
      ['seller', 3 * DAY - 18, 'Two keys, yes. The MOT runs until March, with no advisories.'],
    ],
  },
  {
    buyer: 'Priya Nair',
    car: 'for sale',
    lines: [
      ['buyer', 5 * DAY, 'Can I see it on Wednesday at 17:30?'],
      ['seller', 5 * DAY - 55, 'Wednesday at half past five it is. Ask for Dan.'],
      ['buyer', 5 * DAY - 70, 'Lovely, see you then.'],
    ],
  },
];

/** Adds conversations of the demo dealer with the demo buyer and other buyers. Sends no mail about them. */
export async function addDemoConversations(sql: Sql, buyerEmail: string, dealerEmail: string) {
  const [seller] = await sql`
    select s.id from public.sellers s join auth.users u on u.id = s.user_id
    where u.email = ${dealerEmail}`;
  const cars = await sql`
    select v.id, v.seller_id, v.listing_status = 'sold' as is_sold, private.vehicle_label(v.id) as title
    from public.vehicles v
    where v.seller_id = ${seller?.id ?? null} and v.listing_status in ('active', 'sold')
    order by v.created_at desc, v.id`;
  const [buyer] = await sql`
    select id, email, raw_user_meta_data ->> 'full_name' as name
    from auth.users where email = ${buyerEmail}`;
  const forSale = cars.filter(({ is_sold }) => !is_sold);
  const sold = cars.filter(({ is_sold }) => is_sold);
  await sql.begin(async (transaction) => {
    // Triggers would date everything now, so they are off.
    await transaction`set local session_replication_role = replica`;
    for (const [place, { buyer: guest, car, ...thread }] of CONVERSATIONS.entries()) {
      const about = car === 'sold' ? sold[0] : forSale[place % forSale.length];
      if (!about) continue;
      const person = guest ? guestBuyer(guest) : buyer;
      await addThread(transaction, { car: about, buyer: person, thread });
    }
  });
}
