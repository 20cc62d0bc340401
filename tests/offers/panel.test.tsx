import { expect, test } from 'vitest';
import { ThreadLog } from '@/components/enquiries/thread-log';
import { OfferPanel } from '@/components/offers/offer-panel';
import type { ConversationOffers, OpenOffer } from '@/lib/offers/types';
import { rendered } from '../tools/rendered';

const ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const open: OpenOffer = {
  id: ID,
  side: 'buyer',
  amount: 8500,
  price: 9000,
  stands_until: '2026-12-04T00:00:00Z',
};
const panel = (offers: Partial<ConversationOffers> | null) =>
  rendered(
    <OfferPanel
      conversation={ID}
      otherName="Ada"
      offers={offers && { side: 'seller', price: 9000, can_offer: true, open, ...offers }}
    />,
  ).text;

test('the other side answers an offer, and reads that it is no contract', () => {
  const text = panel({});
  expect(text).toContain('Ada offers £8,500. It stands until the end of Thursday 3 December.');
  for (const part of ['Accept £8,500', 'Decline', 'Answer with another sum', 'is not a contract']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('The asking price was');
});

test('a price that has changed since stands beside the offer', () => {
  expect(panel({ price: 8000 })).toContain(
    'The asking price was £9,000 when this offer was made, and is £8,000 now.',
  );
});

test('who made the offer may withdraw it', () => {
  const text = panel({ side: 'buyer' });
  expect(text).toContain('You offer £8,500.');
  expect(text).toContain('Withdraw the offer');
  expect(text).not.toMatch(/Accept|Decline|another sum/);
});

test('nobody answers while the car is gone or the conversation closed', () => {
  expect(panel({ can_offer: false, price: null })).not.toMatch(/Accept|Decline|another sum/);
  expect(panel({ can_offer: false, open: null })).toBe('');
  expect(panel(null)).toBe('');
  expect(panel({ open: null })).toContain('Make an offer');
});

test('a step stands in the log with its sender, without advice', () => {
  const { text } = rendered(
    <ThreadLog
      side="buyer"
      other_name="Dan"
      messages={[
        {
          id: ID,
          sender: 'seller',
          body: 'Offer of £8,500 accepted. Nothing is paid.',
          held: null,
          read_at: null,
          created_at: '2026-11-22T10:00:00Z',
          is_step: true,
        },
      ]}
    />,
  );
  expect(text).toBe(
    'Sunday, 22 November 2026 Dan 10:00 Offer of £8,500 accepted. Nothing is paid.',
  );
});
