import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timestamp } from '@/components/staff/timestamp';

test('a timestamp is a valid HTML time with at most three decimals', () => {
  expect(renderToStaticMarkup(<Timestamp at="2026-11-21T23:30:59.444175+00:00" />)).toBe(
    '<time dateTime="2026-11-21T23:30:59.444Z" class="tabular">21 Nov 2026, 23:30</time>',
  );
});
