import { expect, test } from 'vitest';
import { InboxList } from '@/components/enquiries/inbox-list';
import { ThreadCar } from '@/components/enquiries/thread-car';
import { ThreadLog } from '@/components/enquiries/thread-log';
import { ThreadStatus } from '@/components/enquiries/thread-status';
import { dayOf, shortTimeOf } from '@/lib/enquiries/dates';
import type { EnquiryMessage, EnquirySummary, EnquiryVehicle } from '@/lib/enquiries/types';
import { rendered } from '../tools/rendered';

const ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const vehicle: EnquiryVehicle = {
  id: ID,
  make: 'Ford',
  model: 'Fiesta',
  trim: null,
  year: 2019,
  price: 8000,
  seller_type: 'private',
  body_type: 'hatchback',
  colour: 'red',
  image_url: null,
  status: 'active',
};
const message = (given: Partial<EnquiryMessage>): EnquiryMessage => ({
  id: given.body ?? '',
  sender: 'seller',
  body: '',
  held: null,
  read_at: null,
  created_at: '2026-11-22T10:00:00Z',
  ...given,
});
const log = (...messages: EnquiryMessage[]) =>
  rendered(<ThreadLog side="buyer" other_name="Dan" messages={messages} />);

test('times and days are those of London', () => {
  expect(dayOf('2026-07-01T23:30:00Z')).toBe('Thursday, 2 July 2026');
  const now = new Date('2026-07-02T08:00:00Z');
  expect(shortTimeOf('2026-07-01T23:30:00Z', now)).toBe('00:30');
  expect(shortTimeOf('2026-07-01T22:30:00Z', now)).toBe('1 Jul');
});

test('the log names each sender and each day once', () => {
  const { text } = log(
    message({ body: 'One', created_at: '2026-11-21T10:00:00Z' }),
    message({ body: 'Two' }),
    message({ body: 'Three', sender: 'buyer' }),
  );
  expect(text).toBe(
    'Saturday, 21 November 2026 Dan 10:00 One Sunday, 22 November 2026 Dan 10:00 Two You 10:00 Three',
  );
});

test('a held message tells its sender why, and warns its recipient', () => {
  const held = 'bank_details' as const;
  expect(log(message({ body: '12-34-56', held, sender: 'buyer' })).text).toContain(
    'Held back: it contains payment details, or asks for a card, a code or an account. Dan does not see it',
  );
  const { text } = log(message({ body: 'Held.', held }));
  expect(text).toContain('Held.');
  expect(text).toContain('Pay nothing before you have seen');
});

test('advice is given to the reader of a scam, not to its sender', () => {
  const body = 'WhatsApp me at 07700 900123';
  expect(log(message({ body })).text).toContain('Keep writing here.');
  expect(log(message({ body, sender: 'buyer' })).text).not.toContain('Keep writing here.');
});

test('markup and addresses in a message stay text', () => {
  const { html, links } = log(message({ body: '<b>https://example.com</b>' }));
  expect(html).toContain('&lt;b&gt;');
  expect(links).toEqual({});
});

test.each([
  ['active', { '2019 Ford Fiesta': `/vehicles/${ID}` }, '£8,000'],
  ['held', {}, 'We are checking this advert'],
  ['reserved', {}, 'This car is reserved'],
  ['sold', {}, 'This car is sold'],
  ['withdrawn', {}, 'This car is no longer for sale'],
] as const)('a conversation about a car that is %s says so', (status, links, phrase) => {
  const car = <ThreadCar vehicle={{ ...vehicle, status }} vehicle_title="2019 Ford Fiesta" />;
  expect(rendered(car).links).toEqual(links);
  expect(rendered(car).text).toContain(phrase);
  const deleted = rendered(<ThreadCar vehicle={null} vehicle_title={null} />);
  expect(deleted.text).toBe('A car This car is no longer for sale');
});

test('the list marks what is unread, sold, blocked and closed, but not the open conversation', () => {
  const row: EnquirySummary = {
    id: ID,
    side: 'buyer',
    other_name: 'Dan',
    vehicle_title: '2019 Ford Fiesta',
    vehicle: { ...vehicle, status: 'sold' },
    blocked_by: 'seller',
    unread: 2,
    last_sender: 'buyer',
    excerpt: 'Hello',
    updated_at: '2026-11-22T10:00:00Z',
  };
  const now = new Date('2026-11-22T12:00:00Z');
  const closed = rendered(<InboxList conversations={[row]} now={now} />);
  expect(closed.text).toMatch(/Dan 10:00 2019 Ford Fiesta You: Hello Sold Closed 2 unread$/);
  const mine = { ...row, blocked_by: row.side };
  expect(rendered(<InboxList conversations={[mine]} now={now} />).text).toContain('Sold Blocked');
  const open = rendered(<InboxList conversations={[row]} now={now} selected={ID} />);
  expect(open.text).not.toContain('unread');
});

test.each([
  ['buyer', 'buyer', 'You have blocked this conversation'],
  ['buyer', 'seller', 'This conversation is closed'],
  // The seller has blocked the buyer in another conversation.
  ['buyer', null, 'This conversation is closed'],
  ['seller', null, 'The account of the other side is deleted'],
] as const)(
  'a %s reads why a conversation blocked by %s has no reply',
  (side, blocked_by, phrase) => {
    const thread = { side, blocked_by, can_reply: false };
    const status = <ThreadStatus conversation={ID} thread={thread} closed={null} />;
    expect(rendered(status).text).toContain(phrase);
  },
);
