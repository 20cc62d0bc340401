import { expect, test } from 'vitest';
import HandingOverPage from '@/app/handing-over/page';
import { ThreadMenu } from '@/components/enquiries/thread-menu';
import { ReceiptSheet } from '@/components/handover/receipt-sheet';
import { ContactBlock } from '@/components/listings/detail/contact-block';
import type { EnquiryThread } from '@/lib/enquiries/types';
import { BLANK_RECEIPT, receiptFrom } from '@/lib/handover/receipt';
import { rendered } from '../tools/rendered';
import { detail } from './vehicle-fixture';

const sheet = (receipt = BLANK_RECEIPT) => rendered(<ReceiptSheet receipt={receipt} />);

test('the receipt is in no form and its fields have no names, so that nothing can send it', () => {
  const { html } = sheet();
  expect(html).not.toMatch(/<form|\bname="|<button|<script/);
  expect(html.match(/<input/g)?.length).toBeGreaterThan(20);
  // A browser that restores a page's fields after a reload leaves these out.
  for (const [field] of html.matchAll(/<input(?![^>]*checkbox)[^>]*>/g))
    expect(field).toMatch(/autoComplete="off"/i);
});

test('every field of the receipt has its own label', () => {
  const { html } = sheet();
  const ids = [...html.matchAll(/<input[^>]*?\bid="([^"]+)"/g)].map(([, id]) => id);
  const before = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
  const around = [...html.matchAll(/<label class[^>]*><input[^>]*?\bid="([^"]+)"/g)].map(
    ([, id]) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect([...before, ...around].toSorted()).toEqual(ids.toSorted());
});

test('a blank receipt has no values, and one of a listing those of its car', () => {
  expect(sheet().html).not.toMatch(/ value="[^"]/);
  const { html } = sheet(receiptFrom({ ...detail, registrationNumber: 'BD21SMR' }));
  for (const value of ['Ford', 'Fiesta (2019)', 'BD21 SMR', '£9,000'])
    expect(html).toContain(`value="${value}"`);
});

test('the receipt of a dealer’s car has no box for ‘sold as seen’', () => {
  const box = 'id="receipt-as-seen"';
  expect(sheet(receiptFrom(detail)).html).not.toContain(box);
  expect(sheet(receiptFrom(detail)).text).toContain('Consumer Rights Act 2015');
  expect(sheet(receiptFrom({ ...detail, sellerType: 'private' })).html).toContain(box);
  expect(sheet().text).toContain('Tick only if both are private people: sold as seen.');
  // It is for the two people to tick.
  expect(sheet().html).not.toMatch(/\bchecked\b/);
});

test('the page names its sources on GOV.UK and leads to the receipt', () => {
  const { links, text } = rendered(<HandingOverPage />);
  const official = Object.values(links).filter((href) => href.startsWith('https://'));
  expect(official.length).toBeGreaterThan(4);
  for (const href of official) expect(href).toMatch(/^https:\/\/www\.gov\.uk\//);
  expect(links['Bill of sale and receipt']).toBe('/handing-over/receipt');
  expect(text).toContain('Send no deposit to hold a car that you have not seen');
});

test('a car’s page leads to the handing over', () => {
  const { links } = rendered(<ContactBlock vehicle={detail} />);
  expect(links['Paying safely, the V5C, a receipt']).toBe('/handing-over');
});

test('a conversation leads to the handing over, and to the receipt of its car', () => {
  const thread = {
    id: 't',
    side: 'buyer',
    other_name: 'Avon Motor House',
    vehicle_title: null,
    vehicle: null,
    blocked_by: null,
    is_reported: false,
    can_reply: true,
    messages: [],
  } satisfies EnquiryThread;
  const { links } = rendered(<ThreadMenu conversation="t" thread={thread} onChange={() => {}} />);
  expect(links).toMatchObject({
    'Paying and handing over safely': '/handing-over',
    'A receipt to sign': '/handing-over/receipt',
  });
});
