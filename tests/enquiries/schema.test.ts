import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryReportSchema, enquirySchema, guestEnquirySchema } from '@/lib/enquiries/schema';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

const enquiry = { vehicle: '5dfba441-0000-4000-8000-000000000001', body: 'Is it still for sale?' };
const guest = { ...enquiry, fullName: 'Ada Lovelace', email: 'Ada@Example.test' };

/** Returns the first error by field. */
function errorsOf(schema: typeof enquirySchema | typeof guestEnquirySchema, input: object) {
  const { error } = schema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
}

test.each([
  [{ body: ' \n ' }, { body: 'Please write a message' }],
  [{ body: '\u200b \u3164' }, { body: 'Please write a message' }],
  [{ body: 'x'.repeat(4001) }, { body: 'A message has at most 4,000 characters' }],
  [{ body: 'Can I see it on …?' }, { body: 'Please say which day you would like to see it' }],
  [{ day: '2026-11-21' }, { day: 'Please choose a day within the next 60 days' }],
  [{ day: '2027-01-22' }, { day: 'Please choose a day within the next 60 days' }],
  [{ time: '25:00' }, { time: 'Please choose a time' }],
  [{ day: '2026-11-22', time: '09:30' }, {}],
  [{ day: '2027-01-21', time: '' }, {}],
  [{ day: '', time: '' }, {}],
])('a message with %j has the errors %j', (fields, errors) => {
  expect(errorsOf(enquirySchema, { ...enquiry, ...fields })).toEqual(errors);
});

test('a message without an account needs a name and an e-mail address', () => {
  expect(errorsOf(guestEnquirySchema, enquiry)).toEqual({
    fullName: 'Full name must be between 2 and 100 characters',
    email: 'Please enter a valid email address',
  });
  expect(guestEnquirySchema.parse(guest)).toEqual({ ...guest, email: 'ada@example.test' });
});

test('a report keeps its lines, and counts each line break once', () => {
  const details = `${'x\r\n'.repeat(999)}x`;
  expect(enquiryReportSchema.parse({ conversation: '', details }).details).toHaveLength(1999);
  expect(enquiryReportSchema.parse({ conversation: '' }).details).toBe('');
});
