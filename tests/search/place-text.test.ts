import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cutPostcodes, parsePlace } from '@/lib/search/place-text';
import { BUYERS_QUERIES } from './words/buyers';
import { FIGURE_QUERIES } from './words/figures';
import { UNSEEN_QUERIES } from './words/unseen';

const MIGRATION = path.resolve(
  import.meta.dirname,
  '../../supabase/migrations/20261201000100_load_places.sql',
);
const codes = [...readFileSync(MIGRATION, 'utf8').matchAll(/^ {2}\('(\w+)'/gm)].map(
  ([, code = '']) => code,
);

test('every outward code and postcode is read, in any spelling and among other words', () => {
  expect(codes).toHaveLength(2849);
  for (const code of codes) {
    const lower = code.toLowerCase();
    for (const text of [code, lower, `${code} 3AA`, `${lower}3aa`, ` ${lower}  3aa `, `${code} 3`])
      expect(parsePlace(text), text).toEqual({ code, name: '' });
    for (const text of [`Leeds ${code}`, `near Leeds, ${lower}3aa`, `${code} 3AA Leeds`])
      expect(parsePlace(text).code, text).toBe(code);
  }
});

test.each([
  ['near Leeds', 'Leeds'],
  ['in Leeds', 'Leeds'],
  ['close to Leeds city centre', 'Leeds'],
  ['within 10 miles of Leeds', 'Leeds'],
  ['Leeds, UK', 'Leeds'],
  ['in near Leeds area, UK', 'Leeds'],
  ['Leeds area', 'Leeds'],
  ['Gillingham, Dorset', 'Gillingham, Dorset'],
  ['Inverness', 'Inverness'],
  ['Nearby', 'Nearby'],
  ['in', 'in'],
])('the place of %j is %j', (text, name) => {
  expect(parsePlace(text)).toEqual({ code: '', name });
});

test.each([
  ['LSO 3AA', 'LS0'],
  ['SWlA 1AA', 'SW1A'],
  ['swia iaa', null],
  ['WIA 1AA', 'W1A'],
  ['ls6 oaa', 'LS6'],
  ['LSlO 3AA', 'LS10'],
  ['Leeds LSI4OAB', 'LS14'],
  ['Ml 1AE', 'M1'],
  ['SW1A1 AA', 'SW1A'],
  ['EC1A1 BB', 'EC1A'],
  ['LS63 AA', 'LS6'],
  ['Leeds LS 6 3AA', 'LS6'],
  ['LS 63AA', 'LS6'],
  ['LSG 3AA', 'LS6'],
  ['LS6 3A A', 'LS6'],
  ['LS6 3 A A', 'LS6'],
  ['LS6 SAA', 'LS6'],
  ['LS6, BAA', 'LS6'],
])('of the mistyped postcode %j the first half is kept', (text, code) => {
  const read = parsePlace(text);
  if (code) expect(read.code).toBe(code);
  // Without a digit it cannot be distinguished from words.
  else expect(read).toEqual({ code: '', name: text });
  if (code) expect(read.name).not.toMatch(/\d|AA|AB|AE/i);
});

test('a postcode in wide letters is read', () => {
  expect(parsePlace('ＬＳ６ ３ＡＡ')).toEqual({ code: 'LS6', name: '' });
});

test.each(['Moira', 'Oil City', 'Coll', 'within 10 miles of Ely'])('%j has no postcode', (text) => {
  expect(parsePlace(text).code).toBe('');
});

test('no part of a full postcode stays in the name', () => {
  for (const text of ['Leeds LS6 3AA', 'zz99 9zz', 'Leeds zz999zz and LS6 3AA', 'LS6 3AA,LS7 4BB'])
    expect(parsePlace(text).name, text).not.toMatch(/\d/);
});

test.each([
  ['fiesta LS6 3AA', 'fiesta LS6'],
  ...['ls6:3aa', 'ls6|3aa', 'ls6(3aa)', 'ls6<3aa', 'ls6+3aa', "ls6'3aa", 'ls6 3 aa'].map(
    (text) => [text, text.startsWith('ls6(') ? 'ls6)' : 'ls6'] as [string, string],
  ),
  ['audi s3 5 dr', 'audi s3 5 dr'],
  ['fiesta ls6-5dr red', 'fiesta ls6 red'],
  ['SW1A1AA, m1.1ae', 'SW1A, m1'],
  ['audi s3 5dr', 'audi s3 5dr'],
  ['mx5 golf 2.0 tdi', 'mx5 golf 2.0 tdi'],
  ['golf near LSO 3AA', 'golf near LS0'],
  ['SWlA 1AA', 'SW1A'],
  ['golf near LS1 4AP', 'golf near LS1'],
  ['ls6-oaa diesel', 'ls6 diesel'],
  ['Leeds LSI4OAB, red', 'Leeds LS14, red'],
  ['LS63 AA', 'LS6'],
  ['sw1a1 aa', 'sw1a'],
  ['golf bl19 ab', 'golf bl1'],
  ['JE2 3AB', 'JE2'],
  ['golf LS 6 3AA', 'golf LS6'],
  ['golf LSG 3AA', 'golf LS6'],
  ['golf LS6 SAA, red', 'golf LS6, red'],
  ['EC1A1 BB', 'EC1A'],
  ['LS 63AA', 'LS6'],
  ['golf LS 63AA, red', 'golf LS6, red'],
  ['SW 1A1AA', 'SW1A'],
  ['LS 126AB', 'LS12'],
  ['golf LS6 3A A', 'golf LS6'],
  ['golf LS6 3 A A, red', 'golf LS6, red'],
  ['M1 1A E', 'M1'],
  ['SW1A1A A', 'SW1A'],
  ['LS6 SED', 'LS6'],
  ['golf LS6 GEH', 'golf LS6'],
  ['fiesta near E14 5HQ', 'fiesta near E14'],
  ['M11 4AE', 'M11'],
  ['polo B33 8TH, red', 'polo B33, red'],
  ['w12 7rj fiesta', 'w12 fiesta'],
])('of postcodes in %j the outward code is kept', (text, cut) => {
  expect(cutPostcodes(text)).toBe(cut);
});

test.each([
  'hyundai i20 se',
  'i10se',
  'volvo v40 se',
  'volvo xc90 se',
  's60 se lux',
  'i20 5dr',
  'golf 5up',
  'golf 2gt',
  'id3 otr',
  'ev6 otr',
  'mg4 les',
  'id3 5dr',
  'mg4 5dr',
  'e46 3dr',
  'v60 4wd',
  's60 2nd owner',
  'q50 5dr',
  'ex30 se',
  'ls400 se',
  'polo 5dr',
  'golf 2wd',
  'long mot 1yr',
  'm3 lhd',
  'm3 one owner',
  's3 led',
  'ex30 low miles',
  'mg4 se',
  'mg5 ev gts',
  'm4 gts',
  's3 sat nav',
  'golf ls6 sat nav',
  'golf ls6 gtd',
  'golf ls6 set of alloys',
  'passat se 19td',
  'yaris sr 15se',
  'fiesta st 25dr',
  'ml 250 se',
  'e 220 se',
  'b 180 se',
  'gl 350 amg',
  'audi s 3 5 dr',
  'audi s3 2l s line',
  'audi s3 2 l s line',
  'golf ls6 2 l s',
  'golf ls6 5d r',
  'audi s3 2 a b',
  'bmw e 46 3dr',
  ...[...BUYERS_QUERIES, ...UNSEEN_QUERIES, ...FIGURE_QUERIES]
    .map(([text]) => text)
    .filter((text) => !/ls6/i.test(text)),
])('%j has no postcode to cut', (text) => {
  expect(cutPostcodes(text)).toBe(text);
});
