import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ThreadLog } from '@/components/enquiries/thread-log';
import { OfferPanel } from '@/components/offers/offer-panel';
import { londonMoment } from '@/lib/core/london-moment';
import type { ConversationOffers, OpenOffer, Reservation } from '@/lib/offers/types';
import { rendered } from '../tools/rendered';

const ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const open: OpenOffer = {
  id: ID,
  side: 'buyer',
  amount: 8500,
  price: 9000,
  stands_until: '2026-12-04T00:00:00Z',
};
const free: Reservation = {
  hours: null,
  is_spent: false,
  until: null,
  is_here: false,
  is_in_line: false,
};
const panel = (offers: Partial<ConversationOffers> | null) =>
  rendered(
    <OfferPanel
      conversation={ID}
      otherName="Ada"
      offers={
        offers && {
          side: 'seller',
          price: 9000,
          can_offer: true,
          open,
          reservation: free,
          ...offers,
        }
      }
    />,
  ).text;

test('the other side answers an offer, and reads that it is no contract', () => {
  const text = panel({});
  expect(text).toContain('Ada offers £8,500. It stands until the end of Thursday 3 December.');
  for (const part of ['Accept £8,500', 'Decline', 'Answer with another sum', 'is not a contract']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('The asking price was');
  expect(text.match(/is not a contract/g)).toHaveLength(1);
});

test('its parts have keys of their own, or an answered offer would stay beside the next one', () => {
  const offers = { side: 'seller', price: 9000, can_offer: true, open, reservation: free } as const;
  const section = OfferPanel({ conversation: ID, otherName: 'Ada', offers });
  const { children } = (section as ReactElement<{ children: ReactNode[] }>).props;
  const parts = children.filter(isValidElement);
  const keys = parts.flatMap(({ key }) => key ?? []);
  expect(parts.length).toBe(3);
  expect(new Set(keys).size).toBe(keys.length);
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

const reserved = (reservation: Partial<Reservation>, side: 'buyer' | 'seller' = 'buyer') =>
  panel({ side, open: null, reservation: { ...free, ...reservation } });
const until = '2026-12-01T14:00:00Z';

test('a moment is named in London, in summer too', () => {
  expect(londonMoment(until)).toBe('Tuesday 1 December, 14:00');
  expect(londonMoment('2026-06-30T23:05:00Z')).toBe('Wednesday 1 July, 00:05');
});

test('a buyer reserves where the seller allows it, and reads that no money is held', () => {
  expect(reserved({})).not.toMatch(/Reserve for|No money/);
  const text = reserved({ hours: 48 });
  expect(text).toContain('No money is held, and a reservation is not a contract.');
  expect(text).toContain('Reserve for 48 hours');
  const here = reserved({ hours: 24, until, is_here: true });
  expect(here).toContain('You have reserved this car until Tuesday 1 December, 14:00.');
  expect(here).toContain('End the reservation');
});

test('another buyer stands in line, and reads nothing about who is first', () => {
  const text = reserved({ hours: 24, until });
  expect(text).toContain('Another buyer has reserved this car until Tuesday 1 December, 14:00.');
  expect(text).toContain('Tell me when it is free');
  expect(text).not.toContain('End the reservation');
  expect(reserved({ hours: 24, until, is_in_line: true })).toContain('Leave the line');
});

test('a seller decides, and ends the reservation of this conversation alone', () => {
  expect(reserved({}, 'seller')).toContain('Reservations: not allowed');
  const here = reserved({ hours: 24, until, is_here: true }, 'seller');
  expect(here).toContain('Ada has reserved this car');
  expect(here).toContain('End the reservation');
  expect(here).toContain('Reservations: allowed for 24 hours');
  const elsewhere = reserved({ hours: 24, until }, 'seller');
  expect(elsewhere).toContain('Another buyer has reserved this car');
  expect(elsewhere).not.toMatch(/End the reservation|Tell me/);
});

test('a car that buyers have had for long is reserved no more until its seller allows it', () => {
  const spent = { hours: 24, is_spent: true };
  const text = reserved(spent);
  expect(text).toContain(
    'at most three days of any seven. The seller can allow more: write to them.',
  );
  expect(text).not.toContain('Reserve for 24 hours');
  expect(reserved(spent, 'seller')).toContain(
    'Reservations: allowed for 24 hours, paused until you allow more',
  );
  expect(reserved({ ...spent, until }, 'seller')).not.toContain('paused');
});
