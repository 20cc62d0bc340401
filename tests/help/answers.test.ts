import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '@/lib/help/answers';
import { helpTopics } from '@/lib/help/topics';
import { MAX_MESSAGE } from '@/lib/support/chat';
import { type Question, readQuestions } from '../../scripts/help/questions';
import { expectTurns } from '../tools/longest-block';

const shareOf = (all: readonly Question[], some: readonly Question[]) =>
  all.length ? some.length / all.length : 0;

/** Maximum shares: of questions with a topic that miss it, and of questions without one that get one. */
const MAX = { missed: 0.1, wrong: 0.05 };

// The search learned from all sets but those that start with 'unseen-' (see scripts/help-fit.ts). In the only run on
// the questions of a writer who had not seen it, it missed 0.044 and answered 0.03 wrongly, which is the rate to expect
// for short questions. Long stories do worse: when left out, they have 0.15 and 0.08.
test.each([
  { set: 'written' },
  { set: 'tuning' },
  { set: 'independent' },
  { set: 'strangers' },
  { set: 'strangers-second' },
  { set: 'strangers-third' },
  { set: 'wide' },
  { set: 'terse' },
  { set: 'talkative' },
  { set: 'plain' },
  { set: 'history' },
  { set: 'unseen-strangers' },
])('of the $set questions few miss their topic, and few without an answer get one', ({ set }) => {
  const questions = readQuestions(set);
  const answerable = questions.filter(({ topic }) => topic);
  const unanswerable = questions.filter(({ subject }) => subject);
  const missed = answerable.filter(({ topic, text }) => answersTo(text)[0] !== topic);
  const wrong = unanswerable.filter(({ text }) => answersTo(text).length > 0);
  expect(shareOf(answerable, missed), JSON.stringify(missed)).toBeLessThanOrEqual(MAX.missed);
  expect(shareOf(unanswerable, wrong), JSON.stringify(wrong)).toBeLessThanOrEqual(MAX.wrong);
});

test('20 wordings of ‘stolen’ and more are answered', () => {
  const stolen = readQuestions('history').filter(({ topic }) => topic === 'stolen-or-written-off');
  expect(stolen.length).toBeGreaterThanOrEqual(20);
  const missed = stolen.filter(({ text, topic }) => !answersTo(text).includes(topic ?? ''));
  expect(missed).toEqual([]);
});

test('every topic is the first answer to its own question', () => {
  for (const { id, question } of helpTopics) expect(answersTo(question)[0], question).toBe(id);
});

test.each([
  ['is there finance left on the car?', 'outstanding-finance'],
  ['hpi', 'outstanding-finance'],
  ['stolen', 'stolen-or-written-off'],
  ['is this car stolen', 'stolen-or-written-off'],
  ['was it ever written off', 'stolen-or-written-off'],
  ['part exchange', 'part-exchange'],
  ['will you take my old car in part exchange', 'part-exchange'],
  ['tell me when', 'tell-me-when'],
  ['tell me when new cars come', 'tell-me-when'],
  ['why is my listing held', 'listing-held'],
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
  ['where is the viewing sheet', 'checks-before-you-buy'],
  ['will it fit in my garage', 'fits-my-space'],
  ['how does the virtual test drive work', 'virtual-test-drive'],
  ['connect my wallet', 'do-i-need-a-wallet'],
])('‘%s’ is answered by %s', (question, id) => {
  expect(answersTo(question)[0]).toBe(id);
});

test.each([
  'what is the weather in Paris tomorrow',
  'please call me back about order 4711',
  'the and of',
  '?',
  '',
])('no topic answers ‘%s’', (question) => {
  expect(answersTo(question)).toEqual([]);
});

test('any text can be asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(answersTo(text).length).toBeLessThanOrEqual(3);
    }),
  );
  expect(answersTo('mot '.repeat(5000))[0]).toBe('mot-history');
});

/** Words of so many letters, no two alike. */
const words = (letters: number) =>
  Array.from({ length: MAX_MESSAGE }, (_, at) =>
    (at + 26 ** (letters - 1)).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit] ?? ''),
  ).join(' ');

test.each([
  ['unknown words of four letters', words(4)],
  ['unknown words of six letters', words(6)],
  ['a question', 'how much is it to advertise my car, '.repeat(30)],
  ['one word', 'a'.repeat(MAX_MESSAGE)],
])('the longest message of %s is answered without a long block', (_, text) =>
  expectTurns(async () => void answersTo(text.slice(0, MAX_MESSAGE))),
);
