import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SearchClaim, searchMail } from '@/lib/saved-searches/mail';
import { readSearchToken } from '@/lib/saved-searches/token';
import type { MatchedCar } from '@/lib/saved-searches/types';
import { matchedCar } from './matched-car';

const SITE = 'https://forecourt.example';
const SEARCH = 'a0000000-0000-4000-8000-000000000001';
const SUBSCRIBER = 'd0000000-0000-4000-8000-000000000004';
type Matches = Extract<SearchClaim, { kind: 'search_matches' }>;

beforeEach(() => {
  vi.stubEnv('SITE_URL', SITE);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'the secret key of this test');
});
afterEach(() => void vi.unstubAllEnvs());

const common = {
  id: 'c0000000-0000-4000-8000-000000000003',
  claim: 'd',
  recipient: { address: 'ada@example.test', name: 'Ada\nLovelace', has_account: true },
  search_id: SEARCH,
};

const mailOf = (cars: MatchedCar[], values: Partial<Matches> = {}) =>
  searchMail({
    ...common,
    kind: 'search_matches',
    subscriber_id: null,
    name: 'Ford Fiesta up to £9,000',
    query: 'make=Ford&model=Fiesta&priceMax=9000',
    frequency: 'daily',
    total: cars.length,
    cars: cars as Matches['cars'],
    ...values,
  });

const tokenOf = (text: string, path: string) =>
  text.match(new RegExp(`/saved-searches/${path}/([^\\s"<]+)`))?.[1] ?? '';

test('a mail has the car with its price, what changed, its facts and its own address', () => {
  const mail = mailOf([matchedCar()]);
  expect(mail.subject).toBe('2019 Ford Fiesta, £7,995: Ford Fiesta up to £9,000');
  expect(mail.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.test' });
  expect(mail.text).toContain(`2019 Ford Fiesta, £7,995
Price down: £8,450 → £7,995
Zetec · 31,000 miles · Leeds · £455 under the usual price
${SITE}/vehicles/${matchedCar().id}
`);
  expect(mail.text).toContain(`See the list:
${SITE}/vehicles?make=Ford&model=Fiesta&priceMax=9000`);
  expect(mail.text).toContain(`${SITE}/saved-searches\n`);
  expect(mail.html).toContain(`src="${SITE}/og/${matchedCar().id}.jpg"`);
  expect(mail.html).toContain('alt="2019 Ford Fiesta, photograph"');
  expect(mail.html).toContain('Price down: £8,450 → £7,995');
});

test.each([
  [{ reason: 'listed', old_price: null }, 'New'],
  [{ reason: 'back', old_price: null }, 'Back for sale'],
  [{ reason: 'back' }, 'Back for sale: £8,450 → £7,995'],
  [{ reason: 'changed', old_price: null }, 'Changed, and now in this search'],
] as const)('a car that came by %j is %j', (values, said) => {
  expect(mailOf([matchedCar(values)]).text).toContain(`£7,995\n${said}\n`);
});

test('a press stops the mails of the search, and the mail program can do it too', () => {
  const mail = mailOf([matchedCar()]);
  expect(readSearchToken('stop', tokenOf(mail.text, 'stop'))).toBe(SEARCH);
  expect(mail.unsubscribeUrl).toMatch(`${SITE}/api/saved-searches/stop/${SEARCH}.`);
  expect(mail.text).not.toContain('/manage/');
});

test('somebody without an account gets a link to the searches', () => {
  const mail = mailOf([matchedCar()], { subscriber_id: SUBSCRIBER });
  expect(readSearchToken('manage', tokenOf(mail.text, 'manage'))).toBe(SUBSCRIBER);
  expect(mail.text).toContain('Keep that link to yourself');
});

test('twelve cars and how many more are under 100 kB', () => {
  const cars = Array.from({ length: 12 }, (_, n) =>
    matchedCar({
      id: `b0000000-0000-4000-8000-0000000000${10 + n}`,
      trim: '<'.repeat(60),
      location: '&'.repeat(100),
    }),
  );
  const mail = mailOf(cars, { total: 40, name: '&'.repeat(80) });
  expect(mail.text).toContain('And 28 more, in the list.');
  expect(mail.subject).toMatch(/^40 cars: /);
  expect(Buffer.byteLength(mail.html) + Buffer.byteLength(mail.text)).toBeLessThan(100_000);
  for (const { id } of cars) expect(mail.html).toContain(`/vehicles/${id}"`);
});

test('a name is text, and one line', () => {
  const mail = mailOf([matchedCar()], { name: '<b>"x"\r\nBcc: a@example.test' });
  expect(mail.subject).toBe('2019 Ford Fiesta, £7,995: <b>"x" Bcc: a@example.test');
  expect(mail.html).not.toContain('<b>');
});

test('the confirmation repeats no typed text, and cannot be stopped', () => {
  const mail = searchMail({ ...common, kind: 'confirm_search' });
  expect(mail.subject).toBe('Confirm your saved search');
  expect(readSearchToken('confirm', tokenOf(mail.text, 'confirm'))).toBe(SEARCH);
  expect(mail.text).toContain('deleted after 7 days');
  expect(mail).not.toHaveProperty('unsubscribeUrl');
  expect(mail.text).not.toContain('Stop these');
});
