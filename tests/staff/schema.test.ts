import { expect, test } from 'vitest';
import { MAX_ANSWER, MAX_NOTE, MAX_REASON } from '@/lib/staff/limits';
import { answerSchema, decisionSchema, noteSchema, undoSchema } from '@/lib/staff/schema';

const ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const decision = { kind: 'listing', id: ID, items: [ID], option: 'fraud', details: '' };

test('a decision has a known kind, ids, and details that are trimmed', () => {
  const parsed = decisionSchema.parse({
    ...decision,
    details: ' One\r\nTwo \n',
    next: `appeal-${ID}`,
  });
  expect(parsed).toEqual({ ...decision, details: 'One\nTwo', next: `appeal-${ID}` });
  expect(decisionSchema.safeParse({ ...decision, kind: 'vehicle' }).success).toBe(false);
  expect(decisionSchema.safeParse({ ...decision, items: ['x'] }).success).toBe(false);
  expect(decisionSchema.safeParse({ ...decision, id: undefined }).success).toBe(false);
});

test.each([undefined, '', 'https://evil.example', `listing-${ID}/../x`])(
  'a next case that is none, %j, is left out',
  (next) => {
    expect(decisionSchema.parse({ ...decision, next }).next).toBeUndefined();
  },
);

test.each([
  [
    '500 items',
    decisionSchema,
    { ...decision, items: Array(500).fill(ID) },
    'items',
    Array(501).fill(ID),
  ],
  [
    'details',
    decisionSchema,
    { ...decision, details: 'x'.repeat(MAX_REASON) },
    'details',
    'x'.repeat(MAX_REASON + 1),
  ],
  ['an undoing', undoSchema, { decision: ID, details: 'x' }, 'details', 'x'.repeat(MAX_REASON + 1)],
  [
    'an answer',
    answerSchema,
    { conversation: ID, text: 'x'.repeat(MAX_ANSWER) },
    'text',
    'x'.repeat(MAX_ANSWER + 1),
  ],
  ['no answer', answerSchema, { conversation: ID, text: 'x' }, 'text', ' \r\n'],
  [
    'a note',
    noteSchema,
    { subject: 'seller', id: ID, body: 'x'.repeat(MAX_NOTE) },
    'body',
    'x'.repeat(MAX_NOTE + 1),
  ],
  ['no note', noteSchema, { subject: 'enquiry', id: ID, body: 'x' }, 'body', ' '],
  [
    'nothing to see',
    noteSchema,
    { subject: 'seller', id: ID, body: 'x' },
    'body',
    '\u200b\u00a0\u2800',
  ],
  ['a subject', noteSchema, { subject: 'seller', id: ID, body: 'x' }, 'subject', 'vehicle'],
])('%s: the limit is kept', (_, schema, fitting, field, refused) => {
  expect(schema.safeParse(fitting).success).toBe(true);
  const result = schema.safeParse({ ...fitting, [field]: refused });
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
