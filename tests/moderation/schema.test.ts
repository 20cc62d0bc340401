import { expect, test } from 'vitest';
import { appealSchema } from '@/lib/moderation/schema';

const parse = (text: string) => appealSchema.safeParse({ token: 'token', text });

test.each(['', ' \r\n', '\u0000', '\u00a0\u200b', '\u2060\ufeff\u3164\u2800'])(
  'an appeal of %j says nothing, and is refused beside the field',
  (text) => {
    expect(parse(text).error?.issues).toMatchObject([
      { path: ['text'], message: 'Please say why you think that we are wrong' },
    ]);
  },
);

test('an appeal loses what the database does not accept, and keeps its lines', () => {
  const { data } = parse(' It was\u0000 reserved,\r\nnot\u0007 sold.\ud800 ');
  expect(data?.text).toBe('It was reserved,\nnot sold.');
});

test('an appeal has at most 2,000 characters', () => {
  expect(parse('a'.repeat(2000)).success).toBe(true);
  expect(parse('a'.repeat(2001)).success).toBe(false);
});
