import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkText } from '@/lib/advert-check/check-text';
import { MAX_TEXT } from '@/lib/advert-check/limits';
import { textProblem } from '@/lib/advert-check/messages';
import { readMentions } from '@/lib/advert-check/read-mentions';
import { knownUlez } from '@/lib/running-costs/known-ulez';

const TODAY = '2026-11-30';
const check = (text: string) => checkText(text, { today: TODAY, ulezOf: knownUlez });
const kindsOf = (text: string) => check(text).contradictions.map(({ kind }) => kind);

const GOLF = '2016 Volkswagen Golf 1.6 TDI, 60,000 miles, £7,500. ';

describe('contradictions', () => {
  test.each([
    ['gearbox', 'Automatic. The six speed manual gearbox is a joy.'],
    ['mileage', 'It has covered 92,000 miles.'],
    ['mileage', 'Clutch replaced at 81,000 miles.'],
    ['year', 'On a 65 plate, first registered 2012.'],
    ['owners', '1 owner from new. 3 former keepers.'],
    ['serviceHistory', 'Full service history. No service history.'],
    ['fuel', 'Runs on petrol.'],
    ['mot', 'MOT expired. Long MOT.'],
    ['mot', 'MOT until March 2027. MOT until August 2027.'],
    ['doors', '5 door. It is a three-door.'],
    ['seats', '7 seats. 5 seats.'],
    ['keys', 'Two keys. Only one key.'],
    ['record', 'Cat N in 2019. Never been written off.'],
    ['finance', 'No outstanding finance. Finance outstanding of £2,000.'],
    ['imported', 'Japanese import. UK supplied from new.'],
    ['price', 'Asking £9,250.'],
    ['colour', 'Finished in red. Blue paintwork.'],
    ['ulez', 'ULEZ compliant, though it has to pay ULEZ.'],
  ])('%s: %s', (kind, text) => {
    expect(kindsOf(GOLF + text)).toContain(kind);
  });

  test.each([
    'Automatic headlights, manual gearbox, owners manual.',
    'Serviced at 55,000 miles. Next service due at 80,000 miles. Warranty to 100,000 miles.',
    'Two former keepers, I am the third owner.',
    'My wife drives an automatic petrol now. Part exchange for a petrol considered.',
    'No accidents. No Cat N or Cat S here. HPI clear.',
    'Was £8,250, now £7,500. £30 tax. £450 spent on tyres.',
    'MOT until 14/03/2027, about 3 months MOT. No MOT issues.',
    'Red, with a black roof and grey cloth.',
    '65 plate. Petrol? No.',
    'Finance available. No outstanding finance.',
  ])('none: %s', (text) => {
    expect(check(GOLF.replace('2016', '2015') + text).contradictions).toEqual([]);
  });

  it('knows what an electric car lacks, and what a hybrid has', () => {
    const leaf = 'Nissan Leaf 2018, fully electric, 30,000 miles. ';
    expect(kindsOf(`${leaf}New exhaust fitted.`)).toEqual(['electric']);
    expect(kindsOf(`${leaf}No exhaust, no clutch, no timing belt.`)).toEqual([]);
    expect(kindsOf('BMW i3 electric with range extender, petrol engine serviced.')).toEqual([]);
  });

  it('judges a ULEZ claim by age and fuel', () => {
    expect(kindsOf('Ford Focus 2010 diesel, 90,000 miles, ULEZ compliant.')).toEqual(['ulez']);
    expect(kindsOf('Ford Focus 2017 diesel, 90,000 miles, ULEZ compliant.')).toEqual([]);
  });
});

it('reads the car for a valuation from a title', () => {
  expect(check('BMW 320d M Sport auto 2016, 2.0, 78k, £10,950, black').car).toEqual({
    make: 'BMW',
    model: '3 Series',
    year: 2016,
    mileage: 78000,
    transmission: 'automatic',
    engineSize: 2,
    colour: 'black',
    askingPrice: 10950,
  });
});

it('knows that a plate is no newer than its car, and asks about an MOT that has passed', () => {
  expect(kindsOf('Ford Focus 2012, 90,000 miles, AB18 CDE.')).toEqual(['year']);
  expect(kindsOf('Ford Focus 2012, 90,000 miles, AB08 CDE. 0 to 60 mph in 9.')).toEqual([]);
  expect(kindsOf('Renault Megane 2011 LL29dCi diesel, 90,000 miles.')).toEqual([]);
  expect(check('Ford Focus AB08 CDE, 2012').car.year).toBe(2012);
  expect(check('Ford Focus. MOT until March 2025.').questions[0]).toContain('has passed');
  expect(check('Ford Focus. MOT until March 2027.').questions[0]).not.toContain('has passed');
});

it('quotes the very words, which stand in the text at their offsets', () => {
  const text = `ÉTAT İ 😀\n${GOLF}FULL SERVICE HISTORY`;
  const mentions = readMentions(text, TODAY);
  expect(mentions.length).toBeGreaterThan(5);
  for (const { start, end, quote } of mentions) {
    expect(text.slice(start, end).trim()).toBe(quote);
    expect(quote).not.toBe('');
  }
  expect(check(text).facts.find(({ kind }) => kind === 'serviceHistory')?.quotes).toEqual([
    'FULL SERVICE HISTORY',
  ]);
});

describe('warning signs', () => {
  test.each([
    ['deposit', 'Send £500 today by bank transfer to hold it.'],
    ['unseen', 'My shipping agent will deliver it to your door. It cannot be viewed.'],
    ['unseen', 'A deposit by bank transfer secures it, as I am abroad.'],
    ['payment', 'Gift cards accepted.'],
    ['contact', 'I only answer on WhatsApp.'],
    ['papers', 'Selling for a friend. The logbook is lost.'],
    ['documents', 'I need a photo of your driving licence first.'],
    ['checks', 'No need for checks, I own it outright.'],
    ['extra', '£7,500 plus VAT.'],
  ])('%s: %s', (kind, text) => {
    expect(check(text).signs.map((sign) => sign.kind)).toContain(kind);
  });

  test.each([
    'A £99 deposit reserves it, refunded if you do not buy after viewing.',
    'Beware of scams: never pay a deposit before you view, nor by gift cards.',
    'No viewings before 5pm. WhatsApp or ring me.',
    'V5 in my name. No VAT. No admin fees.',
  ])('none: %s', (text) => {
    expect(check(text).signs).toEqual([]);
  });
});

it('asks about contradictions first, then the log book, then what is left out', () => {
  const { questions, missing } = check(`${GOLF}Automatic. Six speed manual. Two keys.`);
  expect(questions[0]).toBe('Your advert says ‘Automatic’ and ‘manual’: which one is right?');
  expect(questions[1]).toContain('V5C');
  expect(missing[0]).toBe('Whether it was ever written off');
  expect(missing).not.toContain('How many keys come with it');
});

it('has a clear word for a text that is empty or too long', () => {
  expect(textProblem('  \n')).toBe('Please paste the text of an advert');
  expect(textProblem('a'.repeat(MAX_TEXT))).toBeNull();
  expect(textProblem('a'.repeat(MAX_TEXT + 1))).toContain('this has 20,001');
});

it('reads any text whatever, and one sentence the same with others around it that say nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { contradictions, questions } = check(text);
      expect(questions.length).toBeGreaterThan(0);
      expect(contradictions).toEqual(check(text).contradictions);
    }),
    { numRuns: 60 },
  );
});

test.each([
  'petrol ',
  'one owner ',
  'ford ',
  '<img src=x onerror=alert(1)> ',
  '\u202e😀 ',
  '1',
  ' ',
  'two-',
  'docs-',
  'fsh ',
])('reads 20,000 characters of %j in less than a second', (unit) => {
  const before = performance.now();
  expect(check(unit.repeat(MAX_TEXT / unit.length)).questions).not.toEqual([]);
  expect(performance.now() - before).toBeLessThan(1000);
});
