import { beforeAll, expect, test } from 'vitest';
import { plainAnswer } from '@/lib/help/topic';
import { helpTopics } from '@/lib/help/topics';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from '../database/support';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

async function find(question: string, limit?: number) {
  const rows = await database.sql<{ id: string; score: number }[]>`
    select * from find_help_topics(${question}, ${limit ?? 3})`;
  return rows.map(({ id }) => id);
}

test('the database’s copy of the help topics is the page’s (see lib/help/topics.ts)', async () => {
  const copy = await database.sql`
    select id, position, question, answer, keywords from private.help_topics order by position`;
  expect(copy.map((row) => ({ ...row }))).toEqual(
    helpTopics.map((topic, index) => ({
      id: topic.id,
      position: index + 1,
      question: topic.question,
      answer: plainAnswer(topic),
      keywords: topic.keywords,
    })),
  );
});

test('every topic answers its own question first', async () => {
  for (const { id, question } of helpTopics) expect((await find(question))[0], question).toBe(id);
});

test.each([
  ['is there finance left on the car?', 'outstanding-finance'],
  ['hpi', 'outstanding-finance'],
  ['the seller has no log book', 'v5c-log-book'],
  ['mileage looks clocked', 'mot-history'],
  ['gearbox broken after two weeks, dealer refuses refund', 'rights-buying-from-a-dealer'],
  ['can i return a car i bought online', 'distance-selling'],
  ['He wants a deposit before I can see it, is that a scam?', 'spot-a-scam'],
  ['how much is it to advertise my car', 'cost-of-a-listing'],
  ['my car has been sold, how do i take the advert down', 'change-or-end-a-listing'],
  ['become a dealer', 'seller-badges'],
  ['what is my car worth', 'how-valuations-work'],
  ['is the blockchain stuff real money', 'is-it-real-money'],
  ['forgot my password', 'cannot-sign-in'],
  ['delete my account', 'download-or-delete-my-data'],
  ['which cookies do you use', 'cookies-and-storage'],
  ['will the buyer see my phone number', 'what-others-see'],
  ['does AR work on iphone', 'what-you-need-for-ar'],
  ['How do I phone the seller of a car?', 'contact-a-seller'],
  ['can i call the dealer', 'contact-a-seller'],
  ['message a seller', 'contact-a-seller'],
  ['what is the phone number of the seller', 'contact-a-seller'],
  ['book a viewing', 'contact-a-seller'],
  ['report a fake advert', 'report-a-listing'],
  ['how do i sell my car', 'list-a-car'],
  ['connect my wallet', 'do-i-need-a-wallet'],
])('‘%s’ is answered by %s', async (question, id) => {
  expect((await find(question))[0]).toBe(id);
});

test.each([
  'what is the weather in Paris tomorrow',
  'please call me back about order 4711',
  'the and of',
  '?',
  '',
])('nothing answers ‘%s’', async (question) => {
  expect(await find(question)).toEqual([]);
});

test('hostile text is text to the search', async () => {
  for (const text of [
    "'; drop table x; --",
    '<script>1</script>',
    '\\',
    '😀',
    "a' & b | !c:* <-> (",
    'mot '.repeat(5000),
  ]) {
    expect((await find(text, 99)).length).toBeLessThanOrEqual(10);
  }
});

test('only the server searches, and opens conversations', async () => {
  for (const actor of [STRANGER, { user: '7d3f5a8e-0000-4000-8000-000000000001', staff: true }]) {
    await expectRefused(database.as(actor, (sql) => sql`select find_help_topics('mot')`));
    await expectRefused(database.as(actor, (sql) => sql`select open_support_conversation('hash')`));
    await expectRefused(database.as(actor, (sql) => sql`select * from private.help_topics`));
  }
  await database.as('service_role', (sql) => sql`select find_help_topics('mot')`);
});
