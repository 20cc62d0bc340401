import type * as NextCache from 'next/cache';
import { beforeEach, expect, test, vi } from 'vitest';
import ConfirmPage from '@/app/saved-searches/confirm/[token]/page';
import ManagePage from '@/app/saved-searches/manage/[token]/page';
import { initialFormState } from '@/lib/core/actions/form-state';
import { enforceRateLimit } from '@/lib/core/http/rate-limit';
import {
  changeSearch,
  confirmSearch,
  confirmWaitingSearch,
  renewSearchLink,
} from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import { readEndedSearchToken, readSearchToken, searchToken } from '@/lib/saved-searches/token';
import { rendered } from '../tools/rendered';

const rpc = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (load) => ({
  ...(await load<typeof NextCache>()),
  revalidatePath: vi.fn(),
}));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  networkFrom: () => 'x',
}));
vi.mock('@/lib/supabase/public', () => ({ serviceClient: () => ({ rpc }) }));

const SEARCH = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';
const SUBSCRIBER = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
let ended: { confirm: string; manage: string };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubEnv('SUPABASE_SECRET_KEY', 'the secret key of this test');
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z'), toFake: ['Date'] });
  ended = { confirm: searchToken('confirm', SEARCH), manage: searchToken('manage', SUBSCRIBER) };
  vi.setSystemTime(new Date('2026-02-01T12:00:00Z'));
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const renew = (token: string) => renewSearchLink(initialFormState, formOf({ token }));

test('a link that has ended shows nothing of its searches but a button for a new one', async () => {
  const params = (token: string) => ({ params: Promise.resolve({ token }) });
  for (const page of [
    await ConfirmPage(params(ended.confirm)),
    await ManagePage(params(ended.manage)),
  ])
    expect(rendered(page).buttons).toEqual(['Send me a new link']);
  expect(rpc).not.toHaveBeenCalled();
});

test('a new link is asked for with one that has ended, within the limits, and told alike in any case', async () => {
  rpc.mockResolvedValue({ data: null, error: null, status: 204 });
  const sent = { status: 'done', message: searchMessages.linkSent };
  expect(await renew(ended.manage)).toMatchObject(sent);
  expect(await renew(ended.confirm)).toMatchObject(sent);
  expect(rpc.mock.calls).toEqual([
    ['request_search_link', { p_subscriber_id: SUBSCRIBER }],
    ['request_search_link', { p_search_id: SEARCH }],
  ]);
  expect(vi.mocked(enforceRateLimit)).toHaveBeenCalledTimes(2);
});

test('neither a forged link, nor one that works or stops mails, asks for a link', async () => {
  const others = [
    `${ended.manage}x`,
    searchToken('manage', SUBSCRIBER),
    searchToken('stop', SEARCH),
  ];
  for (const token of others)
    expect(await renew(token)).toMatchObject({ message: searchMessages.gone });
  expect(readEndedSearchToken('manage', ended.confirm)).toBeNull();
  expect(rpc).not.toHaveBeenCalled();
});

test('a link that has ended, or of another kind, changes no search', async () => {
  const fields = { id: SEARCH, name: 'Mine', frequency: 'daily' };
  for (const token of [ended.manage, ended.confirm, searchToken('stop', SEARCH), 'x'])
    expect(await changeSearch(initialFormState, formOf({ ...fields, token }))).toMatchObject({
      status: 'failed',
      message: searchMessages.ended,
    });
  expect(rpc).not.toHaveBeenCalled();
});

test('a link that changes a search names its subscriber to the database', async () => {
  rpc.mockResolvedValue({ data: false, error: null, status: 200 });
  const token = searchToken('manage', SUBSCRIBER);
  const form = formOf({ id: SEARCH, name: 'Mine', frequency: 'daily', token });
  expect(await changeSearch(initialFormState, form)).toMatchObject({
    message: searchMessages.gone,
    values: { name: 'Mine' },
  });
  expect(rpc).toHaveBeenCalledExactlyOnceWith(
    'change_saved_search',
    expect.objectContaining({ p_id: SEARCH, p_subscriber_id: SUBSCRIBER }),
  );
});

test('a link that confirms leads to the searches, and no longer than itself', async () => {
  vi.setSystemTime(new Date('2026-01-30T12:00:00Z'));
  rpc.mockResolvedValue({ data: SUBSCRIBER, error: null, status: 200 });
  const error = (await confirmSearch(initialFormState, formOf({ token: ended.confirm })).catch(
    (thrown: unknown) => thrown,
  )) as { digest: string };
  const [, token = ''] = /;\/saved-searches\/manage\/([^;]+);/.exec(error.digest) ?? [];
  expect(readSearchToken('manage', token)).toBe(SUBSCRIBER);
  vi.setSystemTime(new Date('2026-02-01T12:00:00Z'));
  expect(readSearchToken('manage', token)).toBeNull();
});

test('the page of an address confirms a search that waits, for its own link alone', async () => {
  const press = (token: string) =>
    confirmWaitingSearch(initialFormState, formOf({ id: SEARCH, token }));
  for (const token of ['', 'x', ended.manage, searchToken('confirm', SEARCH)])
    expect(await press(token)).toMatchObject({ status: 'failed', message: searchMessages.ended });
  expect(rpc).not.toHaveBeenCalled();
  rpc.mockResolvedValueOnce({ data: SUBSCRIBER, error: null, status: 200 });
  const token = searchToken('manage', SUBSCRIBER);
  expect(await press(token)).toMatchObject({ status: 'done', message: searchMessages.confirmed });
  expect(rpc).toHaveBeenCalledExactlyOnceWith('confirm_saved_search', {
    p_id: SEARCH,
    p_subscriber_id: SUBSCRIBER,
  });
  rpc.mockResolvedValueOnce({ data: null, error: null, status: 200 });
  expect(await press(token)).toMatchObject({ status: 'failed', message: searchMessages.gone });
});
