import { expect, test } from 'vitest';
import { isYes } from '@/lib/support/messages';

test.each(['yes', 'Yes please!', ' ok', 'Sure, do that', 'please'])(
  '%j accepts the offer',
  (text) => expect(isYes(text)).toBe(true),
);

test.each(['no', 'yesterday I sold it', 'Yes, but how do I list a car and what does it cost me?'])(
  '%j does not accept the offer',
  (text) => expect(isYes(text)).toBe(false),
);
