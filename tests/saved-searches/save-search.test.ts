import { beforeEach, expect, test, vi } from 'vitest';
import { saveSearch } from '@/app/saved-searches/new/save-search';
import { initialFormState } from '@/lib/core/actions/form-state';
import { BackendError, TooManyAttempts } from '@/lib/core/errors/messages';
import { enforceRateLimit } from '@/lib/core/http/rate-limit';
import { currentUser } from '@/lib/core/session/current-user';
import { searchMessages } from '@/lib/saved-searches/messages';
import { saveForAccount, saveForAddress } from '@/lib/saved-searches/save';
import { type savedQuery, searchLabels } from '@/lib/search/saved-search';

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  networkFrom: () => 'x',
}));
vi.mock('@/lib/core/session/current-user', () => ({ currentUser: vi.fn() }));
vi.mock('@/lib/saved-searches/save', () => ({ saveForAccount: vi.fn(), saveForAddress: vi.fn() }));
vi.mock('@/lib/search/canonical-names', () => ({
  canonicaliseNames: async (filters: object) => filters,
}));
vi.mock('@/lib/search/queries', () => ({
  resolveSearch: async (filters: Parameters<typeof savedQuery>[0]) => ({
    filters,
    labels: searchLabels({ filters }),
    sql: { price_max: filters.priceMax },
    leftOut: [],
  }),
}));

const ID = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';
const search = {
  query: 'priceMax=9000',
  filters: { price_max: 9000 },
  name: 'Cheap',
  frequency: 'daily',
};

function send(fields: Record<string, string>) {
  const form = new FormData();
  const typed = { query: 'priceMax=9000&sort=price_asc&page=3', name: 'Cheap', frequency: 'daily' };
  for (const [name, value] of Object.entries({ ...typed, ...fields })) form.set(name, value);
  return saveSearch(initialFormState, form);
}
const target = async (fields: Record<string, string> = {}) =>
  send(fields).catch((error: { digest: string }) => error.digest.split(';')[2]);

const signIn = () =>
  vi.mocked(currentUser).mockResolvedValue({ id: ID, email: 'ada@example.test' } as never);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(currentUser).mockResolvedValue(null);
  vi.mocked(saveForAccount).mockResolvedValue({ id: ID, is_new: true });
});

test('a search is saved to the account by its query alone, and shown there', async () => {
  signIn();
  // The filters are never those of the form.
  expect(await target({ filters: '{"price_max":1}', sql: '{}', email: 'x' })).toBe(
    `/saved-searches?saved=${ID}`,
  );
  expect(vi.mocked(saveForAccount)).toHaveBeenCalledExactlyOnceWith(search);
  expect(vi.mocked(saveForAddress)).not.toHaveBeenCalled();
});

test('the same search again leads to the first', async () => {
  signIn();
  vi.mocked(saveForAccount).mockResolvedValue({ id: ID, is_new: false });
  expect(await target()).toBe(`/saved-searches?known=${ID}`);
  expect(vi.mocked(saveForAccount)).toHaveBeenCalledOnce();
});

test('without a session the search waits for the link mailed to its address', async () => {
  expect(await send({ email: ' Ada@Example.test' })).toMatchObject({ status: 'done' });
  expect(vi.mocked(saveForAddress)).toHaveBeenCalledExactlyOnceWith('ada@example.test', search);
});

test('a session that has ended loses nothing: the form asks for an address', async () => {
  expect(await send({})).toMatchObject({
    status: 'failed',
    fieldErrors: { email: 'Please enter a valid email address' },
    values: { name: 'Cheap', frequency: 'daily' },
  });
  expect(vi.mocked(enforceRateLimit)).not.toHaveBeenCalled();
});

test.each([
  ['', searchMessages.empty],
  ['sort=price_asc&page=2&x=1', searchMessages.empty],
  [
    `make=${Array.from({ length: 50 }, (_, n) => `${n}${'x'.repeat(90)}`).join()}`,
    searchMessages.tooLong,
  ],
])('a query without filters, or with too many, gets a clear word: %#', async (query, message) => {
  signIn();
  expect(await send({ query })).toMatchObject({ status: 'failed', message });
  expect(vi.mocked(saveForAccount)).not.toHaveBeenCalled();
});

test.each([
  [new BackendError('full', 'PT409', 409), searchMessages.full],
  [new TooManyAttempts('x'), searchMessages.tooMany],
  [new BackendError('no fit', '23514', 400), searchMessages.failed],
])('a refusal of the database is said: %#', async (error, message) => {
  signIn();
  vi.mocked(saveForAccount).mockRejectedValue(error);
  expect(await send({})).toMatchObject({ status: 'failed', message });
});
