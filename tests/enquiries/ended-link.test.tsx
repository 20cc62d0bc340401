import { beforeEach, expect, test, vi } from 'vitest';
import MailedLinkPage from '@/app/messages/link/[token]/page';
import { initialFormState } from '@/lib/core/actions/form-state';
import { enquiryToken, linkInstead, readEnquiryToken } from '@/lib/core/conversations/token';
import { enforceRateLimit } from '@/lib/core/http/rate-limit';
import { confirmEnquiry, renewLink } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { rendered } from '../tools/rendered';

const rpc = vi.hoisted(() => vi.fn());
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  networkFrom: () => 'x',
}));
vi.mock('@/lib/supabase/public', () => ({ serviceClient: () => ({ rpc }) }));

const ID = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';
let ended: string;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubEnv('SUPABASE_SECRET_KEY', 'the secret key of this test');
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z'), toFake: ['Date'] });
  ended = enquiryToken('open', ID, 'buyer');
  vi.setSystemTime(new Date('2026-02-01T12:00:00Z'));
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

function formOf(token: string) {
  const form = new FormData();
  form.set('conversation', token);
  return form;
}
const renew = (token: string) => renewLink(initialFormState, formOf(token));

test('a link that has ended shows nothing of its conversation but a button for a new one', async () => {
  const page = await MailedLinkPage({ params: Promise.resolve({ token: ended }) });
  expect(rendered(page).buttons).toEqual(['Send me a new link']);
  expect(rpc).not.toHaveBeenCalled();
});

test('a new link is asked for with one that has ended, within the limits, and told alike in any case', async () => {
  rpc.mockResolvedValue({ data: null, error: null, status: 204 });
  expect(await renew(ended)).toMatchObject({ status: 'done', message: enquiryMessages.linkSent });
  expect(rpc).toHaveBeenCalledExactlyOnceWith('request_enquiry_link', {
    p_enquiry_id: ID,
    p_side: 'buyer',
  });
  expect(vi.mocked(enforceRateLimit)).toHaveBeenCalledOnce();
});

test('neither a forged link nor one to unsubscribe asks for a link', async () => {
  for (const token of [`${ended}x`, enquiryToken('unsubscribe', ID, 'buyer')])
    expect(await renew(token)).toMatchObject({ message: enquiryMessages.gone });
  expect(rpc).not.toHaveBeenCalled();
});

test.each([
  ['its thread', ID],
  ['the thread that its message joined', '7d444840-9dc0-41d1-b245-5ffdce74fad2'],
])('a link that confirms again leads to %s, and no longer than before', async (_name, thread) => {
  vi.setSystemTime(new Date('2026-01-30T12:00:00Z'));
  rpc.mockResolvedValue({ data: thread, error: null, status: 200 });
  const token = linkInstead(ended, thread);
  expect(token === ended).toBe(thread === ID);
  await expect(confirmEnquiry(initialFormState, formOf(ended))).rejects.toMatchObject({
    digest: expect.stringContaining(`;/messages/link/${token};`),
  });
  expect(readEnquiryToken('open', token)).toEqual({ id: thread, side: 'buyer' });
  vi.setSystemTime(new Date('2026-02-01T12:00:00Z'));
  expect(readEnquiryToken('open', token)).toBeNull();
});
