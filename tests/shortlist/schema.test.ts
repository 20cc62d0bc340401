import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerSchema, commentSchema, shownSchema } from '@/lib/shortlist/schema';

const visit = { token: 'token', vehicle: '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51' };
/** Any code units, lone surrogates too. */
const text = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));
const comment = (body?: string, name?: string) => commentSchema.safeParse({ ...visit, body, name });

test('a word is one line of visible text, and a name has nothing that hides text', () => {
  expect(comment(' Too\r\nsmall\u0000 ', ' S\u202eam <3 ').data).toMatchObject({
    body: 'Too small',
    name: 'Sam 3',
  });
  expect(comment('\u200b\u2800', '\u2028').data).toMatchObject({ body: '', name: '' });
  expect(comment().data).toMatchObject({ body: '', name: '', visitor: '' });
});

test('a word has 140 characters at most and a name 40, as the database counts', () => {
  expect(comment('🚗'.repeat(140), '🚗'.repeat(40)).success).toBe(true);
  const errors = (body: string, name: string) =>
    comment(body, name).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(errors('🚗'.repeat(141), 'x'.repeat(41))).toEqual([
    ['body', 'A word has at most 140 characters'],
    ['name', 'A name has at most 40 characters'],
  ]);
  expect(errors('x'.repeat(100_000), '')).toHaveLength(1);
});

test('what is accepted fits the constraints of the table', () => {
  fc.assert(
    fc.property(text, text, (body, name) => {
      const { data } = comment(body, name);
      if (!data) return;
      expect([...data.body].length).toBeLessThanOrEqual(140);
      expect([...data.name].length).toBeLessThanOrEqual(40);
      expect(data.body + data.name).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(data.name).not.toMatch(/[<>\u202e\u2028]/u);
      expect(comment(data.body, data.name).data).toEqual(data);
    }),
  );
});

test('an answer is yes, no or none, of a car', () => {
  for (const answer of ['yes', 'no', 'none'])
    expect(answerSchema.safeParse({ ...visit, answer }).success).toBe(true);
  for (const answer of ['maybe', '', undefined])
    expect(answerSchema.safeParse({ ...visit, answer }).success).toBe(false);
  expect(answerSchema.safeParse({ ...visit, vehicle: '1', answer: 'yes' }).success).toBe(false);
  const long = { ...visit, token: 'x'.repeat(40_000), answer: 'yes' };
  expect(answerSchema.safeParse(long).success).toBe(false);
});

test('a box that is not ticked is not sent', () => {
  expect(shownSchema.parse({ showNotes: 'on' })).toEqual({ showNotes: true, showName: false });
  expect(shownSchema.parse({})).toEqual({ showNotes: false, showName: false });
});
