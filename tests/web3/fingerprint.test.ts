import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprint } from '@/lib/web3/fingerprint';

test('a fingerprint begins the SHA-256 hash of the entry after the one before it', async () => {
  const hash = createHash('sha256').update('7c1e\nSold at 31,000 miles').digest('hex');
  expect(await fingerprint('7c1e', 'Sold at 31,000 miles')).toBe(hash.slice(0, 4));
});

test('a changed mileage changes the fingerprint, and so does another entry before it', async () => {
  const one = await fingerprint('7c1e', 'Sold at 31,000 miles');
  expect(await fingerprint('7c1e', 'Sold at 13,000 miles')).not.toBe(one);
  expect(await fingerprint('7c1f', 'Sold at 31,000 miles')).not.toBe(one);
});
