import { expect, test } from 'vitest';
import { isYes } from '@/lib/support/messages';

test.each(['yes', 'Yes please!', ' ok', 'Sure, do that', 'please', 'yes, pass it on'])(
  '%j accepts the offer',
  (text) => expect(isYes(text)).toBe(true),
);

test.each(['no', 'yesterday I sold it', 'Please how do I sell my car', 'ok how do I reset it'])(
  '%j does not accept the offer',
  (text) => expect(isYes(text)).toBe(false),
);
