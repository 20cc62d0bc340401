import fc from 'fast-check';
import { expect, test } from 'vitest';
import { helpSearch } from '@/lib/help/search';
import { topicSearch } from '@/lib/help/topic-search';
import { helpTopics } from '@/lib/help/topics';

const answers = (question: string) => topicSearch.answering(question).map(({ id }) => id);
const { matching } = topicSearch;

const isFoundIn = (text: string, query: string) =>
  helpSearch([{ id: 'one', question: text, answer: '', keywords: '' }]).matching(query).length > 0;

test.each([
  ['log book', 'v5c-log-book'],
  ['LOG-BOOK!', 'v5c-log-book'],
  ['scams', 'spot-a-scam'],
  ['how do I delete my account', 'download-or-delete-my-data'],
  ['90%', 'valuation-ranges'],
  ['dvlas', 'dvla-when-you-sell'],
])('the help page finds ‘%s’ in %s', (query, id) => {
  expect(matching(query)).toContain(id);
});

test('every word must be found, as the beginning of a word', () => {
  expect(matching('log zeppelin')).toEqual([]);
  expect(isFoundIn('a logbook', 'book')).toBe(false);
  expect(isFoundIn('vans', 'van')).toBe(true);
  expect(isFoundIn('the sellers’ word', "seller's")).toBe(true);
});

test('no query, and one of no telling word, finds everything', () => {
  for (const query of ['', '  ', '?!', 'how do I']) {
    expect(matching(query), query).toHaveLength(helpTopics.length);
  }
});

test('every topic answers its own question first', () => {
  for (const { id, question } of helpTopics) expect(answers(question)[0], question).toBe(id);
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
])('‘%s’ is answered by %s', (question, id) => {
  expect(answers(question)[0]).toBe(id);
});

test.each([
  'what is the weather in Paris tomorrow',
  'please call me back about order 4711',
  'the and of',
  '?',
  '',
])('nothing answers ‘%s’', (question) => {
  expect(answers(question)).toEqual([]);
});

test('any text can be searched for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(matching(text).length).toBeLessThanOrEqual(helpTopics.length);
      expect(answers(text).length).toBeLessThanOrEqual(helpTopics.length);
    }),
  );
  expect(answers('mot '.repeat(5000))[0]).toBe('mot-history');
});
