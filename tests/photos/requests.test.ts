import { expect, test, vi } from 'vitest';
import { TooManyAttempts } from '@/lib/core/errors/messages';
import { enforceRateLimit } from '@/lib/core/http/rate-limit';
import { admitUpload, photoProblemOf } from '@/lib/photos/requests';

const user = vi.hoisted(() => ({ id: '' }));
vi.mock('@/lib/core/session/current-user', () => ({ currentUser: async () => user }));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  networkFrom: () => 'the network',
}));

/** Counts uploads of new accounts in one network, a photograph each, until one is refused. */
async function accountsUntilRefused() {
  const counts = new Map<string, number>();
  vi.mocked(enforceRateLimit).mockImplementation(async (name, key, { times }) => {
    const count = (counts.get(`${name} ${key}`) ?? 0) + 1;
    counts.set(`${name} ${key}`, count);
    if (count > times) throw new TooManyAttempts();
  });
  for (let account = 0; account < 10_000; account += 1) {
    user.id = `${account}`;
    try {
      await admitUpload(new Request('https://forecourt.example/api/photos/x'), 'photo');
    } catch (error) {
      expect(photoProblemOf(error)).toBe('limit');
      return account;
    }
  }
  return Number.POSITIVE_INFINITY;
}

test('many accounts of one network share a limit of photographs', async () => {
  expect(await accountsUntilRefused()).toBe(2400);
});
