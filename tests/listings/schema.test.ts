import { expect, test } from 'vitest';
import { reportSchema } from '@/lib/listings/schema';

const report = { vehicle: '5dfba441-0000-4000-8000-000000000001', reason: 'sold' };

test.each([
  [{ reason: undefined }, 'Please choose a reason'],
  [{ reason: 'toString' }, 'Please choose a reason'],
  [{ details: 'x'.repeat(2001) }, 'Details have at most 2,000 characters'],
])('a report with %j is refused: %s', (fields, message) => {
  expect(reportSchema.safeParse({ ...report, ...fields }).error?.issues[0]?.message).toBe(message);
});

test('the details of a report may be missing or empty', () => {
  for (const details of [undefined, '', 'The pictures show another car.'])
    expect(reportSchema.safeParse({ ...report, details }).success).toBe(true);
});
