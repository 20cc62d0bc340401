import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnquiryToken } from '@/lib/core/conversations/token';
import { type EnquiryClaim, enquiryMail } from '@/lib/enquiries/mail';

const ENQUIRY = 'a0000000-0000-4000-8000-000000000001';
const VEHICLE = 'b0000000-0000-4000-8000-000000000002';
const SITE = 'https://forecourt.example';

beforeEach(() => {
  vi.stubEnv('SITE_URL', SITE);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'the secret key of this test');
});
afterEach(() => void vi.unstubAllEnvs());

const vehicle: NonNullable<EnquiryClaim['vehicle']> = {
  id: VEHICLE,
  make: 'Ford',
  model: 'Fiesta',
  trim: null,
  year: 2019,
  price: 8450,
  seller_type: 'private',
  body_type: 'hatchback',
  colour: 'blue',
  status: 'active',
  image_url: 'https://pictures.example.test/tracked.jpg',
};

const claimed = (values: Partial<EnquiryClaim> = {}): EnquiryClaim => ({
  id: 'c0000000-0000-4000-8000-000000000003',
  claim: 'd',
  kind: 'enquiry_messages',
  recipient: { address: 'ada@example.test', name: 'Ada Lovelace', has_account: true },
  side: 'seller',
  enquiry_id: ENQUIRY,
  other_name: 'Grace Hopper',
  seller_type: 'private',
  vehicle_title: '2019 Ford Fiesta',
  vehicle,
  messages: [{ body: 'Is it still for sale?', created_at: '2026-11-22T10:00:00Z' }],
  ...values,
});

const withoutAccount = { address: 'ada@example.test', name: 'Ada', has_account: false };

test('a seller reads who wrote about which car, the message, and where to reply', () => {
  const mail = enquiryMail(claimed());
  expect(mail.subject).toBe('A buyer, Grace Hopper, wrote about your 2019 Ford Fiesta');
  expect(mail.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.test' });
  const [page, oneClick] = [
    /\S+\/messages\/unsubscribe\/\S+/.exec(mail.text)?.[0],
    mail.unsubscribeUrl,
  ];
  expect(mail.text).toBe(`A buyer, Grace Hopper, wrote about your 2019 Ford Fiesta:

> Is it still for sale?

2019 Ford Fiesta, £8,450

Read and reply:
${SITE}/messages/${ENQUIRY}

Stop these e-mails:
${page}
`);
  for (const url of [page, oneClick]) {
    const token = url?.split('/').at(-1) ?? '';
    expect(readEnquiryToken('unsubscribe', token)).toEqual({ id: ENQUIRY, side: 'seller' });
    // The token that stops mails must not open the conversation.
    expect(readEnquiryToken('open', token)).toBeNull();
  }
  expect(oneClick).toMatch(`${SITE}/api/unsubscribe/`);
  expect(mail.html).toContain(`href="${SITE}/messages/${ENQUIRY}"`);
});

test('a side without an account replies by the mailed link', () => {
  const { text } = enquiryMail(claimed({ side: 'buyer', recipient: withoutAccount }));
  const token = /\/messages\/link\/(\S+)/.exec(text)?.[1] ?? '';
  expect(readEnquiryToken('open', token)).toEqual({ id: ENQUIRY, side: 'buyer' });
  expect(text).toContain('Keep the link to yourself');
});

test.each([
  ['private', 'A private seller'],
  ['dealer', 'A dealer'],
  ['verified_dealer', 'A verified dealer'],
] as const)('a reply of a %s seller says so before the name', (seller_type, what) => {
  const { subject, text } = enquiryMail(claimed({ side: 'buyer', seller_type }));
  expect(subject).toBe(`${what}, Grace Hopper, replied about the 2019 Ford Fiesta`);
  expect(text.split('\n')[0]).toBe(`${subject}:`);
});

test('only a buyer is told never to pay before seeing the car', () => {
  const advice = 'Never pay before you have seen the car.';
  const textFor = (values: Partial<EnquiryClaim>) => enquiryMail(claimed(values)).text;
  expect(textFor({ side: 'buyer' })).toContain(advice);
  expect(textFor({ side: 'buyer', kind: 'confirm_enquiry' })).toContain(advice);
  expect(textFor({ side: 'seller' })).not.toContain(advice);
});

test('a confirmation says nothing that was typed: the address may be another person’s', () => {
  const mail = enquiryMail(
    claimed({ kind: 'confirm_enquiry', side: 'buyer', recipient: withoutAccount }),
  );
  expect(mail.subject).toBe('Confirm your message about the 2019 Ford Fiesta');
  expect(mail.to).toEqual({ name: '', address: 'ada@example.test' });
  expect(mail.text).toMatch(/\nConfirm and send:\n\S+\/messages\/link\/\S+\.b\.\S+\n/);
  expect(mail.text + mail.html).not.toContain('Is it still for sale?');
  expect(mail).not.toHaveProperty('unsubscribeUrl');
});

test('a new link opens the conversation and quotes nothing of it', () => {
  const mail = enquiryMail(
    claimed({ kind: 'enquiry_link', side: 'buyer', recipient: withoutAccount, messages: [] }),
  );
  expect(mail.subject).toBe('A new link to your conversation about the 2019 Ford Fiesta');
  const token = /\/messages\/link\/(\S+)/.exec(mail.text)?.[1] ?? '';
  expect(readEnquiryToken('open', token)).toEqual({ id: ENQUIRY, side: 'buyer' });
  expect(mail).not.toHaveProperty('unsubscribeUrl');
  const { text } = enquiryMail(claimed({ kind: 'enquiry_link', messages: [] }));
  expect(text).toContain(`${SITE}/messages/${ENQUIRY}\n`);
});

test('HTML in names and messages is text', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  const { html, text } = enquiryMail(
    claimed({ other_name: hostile, messages: [{ body: hostile, created_at: '1' }] }),
  );
  // The two pictures are the site's mark and the car.
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;');
  expect(text).toContain(`> ${hostile}`);
});

test('a name cannot break a line of the subject or turn its direction', () => {
  const mail = enquiryMail(claimed({ other_name: 'Grace\r\nBcc: eve@example.test\u202e\u0000' }));
  expect(mail.subject).toBe(
    'A buyer, Grace Bcc: eve@example.test, wrote about your 2019 Ford Fiesta',
  );
});

test.each([
  ['seller', 'News about your 2019 Ford Fiesta, from your conversation with Grace Hopper'],
  ['buyer', 'News about the 2019 Ford Fiesta, from your conversation with Grace Hopper'],
] as const)('steps alone are news to the %s; beside a message they are not', (side, subject) => {
  const step = { body: 'Offer: £8,000.', created_at: '2026-11-22T10:00:00Z', is_step: true };
  expect(enquiryMail(claimed({ side, messages: [step] })).subject).toBe(subject);
  const said = { ...step, is_step: false };
  expect(enquiryMail(claimed({ side, messages: [step, said] })).subject).toMatch(/wrote|replied/);
});

test('every line of a message is quoted, so that none looks like ours', () => {
  const body = 'Hello\nRead and reply:\nhttps://evil.example';
  const { text } = enquiryMail(claimed({ messages: [{ body, created_at: '1' }] }));
  expect(text).toContain('> Hello\n> Read and reply:\n> https://evil.example\n');
});

test('a long conversation stays a short mail', () => {
  const messages = Array.from({ length: 60 }, (_, index) => ({
    body: `Message ${index} ${'🚗'.repeat(3900)}`,
    created_at: String(index),
  }));
  const { text, html } = enquiryMail(claimed({ messages }));
  expect(text).toContain('60 messages, of which these are the last 5.');
  expect(text).toContain('Message 59');
  expect(text).not.toContain('Message 54');
  expect(text.isWellFormed()).toBe(true);
  expect(html.length).toBeLessThan(20_000);
});

test('the picture is the site’s own, and none of a car that is no longer for sale', () => {
  const { html } = enquiryMail(claimed());
  expect(html).toContain(`src="${SITE}/og/${VEHICLE}.jpg"`);
  expect(html).toMatch(/alt="[^"]+, photograph"/);
  // This text replaces the picture in mail programs that load none.
  expect(html).toMatch(/<p [^>]+>2019 Ford Fiesta, £8,450<\/p>/);
  expect(html).toContain(`src="${SITE}/icon-192.png"`);
  expect(enquiryMail(claimed()).html).not.toContain('pictures.example.test');
  const gone = [{ vehicle: { ...vehicle, status: 'sold' as const } }, { vehicle: null }];
  for (const values of gone) expect(enquiryMail(claimed(values)).html).not.toContain('/og/');
});

test.each(['enquiry_messages', 'confirm_enquiry', 'enquiry_link'] as const)(
  'a mail of %s shows the plate beside title and price',
  (kind) => {
    const { text, html } = enquiryMail(claimed({ kind, side: 'buyer' }), 'AB19CDE');
    expect(text).toContain('\n\n2019 Ford Fiesta, £8,450, AB19 CDE\n\n');
    expect(html).toMatch(/<p [^>]+>2019 Ford Fiesta, £8,450 <span [^>]+>AB19 CDE<\/span><\/p>/);
    const without = enquiryMail(claimed({ kind, side: 'buyer' }), null);
    expect(without.text).toContain('\n\n2019 Ford Fiesta, £8,450\n\n');
    expect(without.html).not.toContain('<span');
  },
);

test('a seller knows a car that is no longer for sale, a buyer reads nothing of it', () => {
  const sold = { vehicle: { ...vehicle, status: 'sold' as const } };
  expect(enquiryMail(claimed(sold), 'AB19CDE').text).toContain(
    '\n2019 Ford Fiesta, £8,450, AB19 CDE\n',
  );
  const { text, html } = enquiryMail(claimed({ ...sold, side: 'buyer' }), 'AB19CDE');
  expect(text + html).not.toMatch(/AB19|8,450/);
});

test('HTML in a plate is text', () => {
  expect(enquiryMail(claimed(), '<b>&').html).toContain('>&lt;b&gt;&amp;</span>');
});
