import { beforeEach, expect, test, vi } from 'vitest';
import { checkAdvertText } from '@/app/check-advert/actions';
import { advertMessages } from '@/lib/advert-check/messages';
import type { CheckState } from '@/lib/advert-check/types';
import { initialFormState } from '@/lib/core/actions/form-state';
import { TooManyAttempts } from '@/lib/core/errors/messages';
import { enforceRateLimit } from '@/lib/core/http/rate-limit';
import { logError } from '@/lib/core/logging/logger';

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  networkFrom: () => 'x',
}));
vi.mock('@/lib/core/logging/logger', () => ({ logError: vi.fn(), logSecurityEvent: vi.fn() }));

const TEXT = 'Ford Focus 2012, diesel.\r\nOne owner. 3 former keepers.';

beforeEach(() => void vi.clearAllMocks());

async function check(text: string) {
  const form = new FormData();
  form.set('text', text);
  const state = await checkAdvertText(initialFormState, form);
  return { state, checked: state.result ? (JSON.parse(state.result) as CheckState) : null };
}

test('the server answers with the text and its report, and logs nothing', async () => {
  const { state, checked } = await check(TEXT);
  expect(checked?.text).toBe(TEXT.replace('\r', ''));
  expect(checked?.report?.contradictions.map(({ kind }) => kind)).toEqual(['owners']);
  expect(state.values).toEqual({});
  expect(vi.mocked(logError)).not.toHaveBeenCalled();
});

test('a text that is empty or too long comes back whole, with the reason, and does not count', async () => {
  const long = 'a'.repeat(20_001);
  expect((await check(long)).checked).toMatchObject({
    text: long,
    problem: expect.stringContaining('20,001'),
  });
  expect((await check('')).checked?.problem).toBe(advertMessages.empty);
  expect(vi.mocked(enforceRateLimit)).not.toHaveBeenCalled();
});

test('a network beyond its limit is refused and keeps its text; without a backend none is', async () => {
  const long = 'b'.repeat(15_000);
  vi.mocked(enforceRateLimit).mockRejectedValueOnce(new TooManyAttempts('too many'));
  const { state } = await check(long);
  expect(state).toMatchObject({
    status: 'failed',
    message: advertMessages.tooFast,
    values: { text: long },
  });

  vi.mocked(enforceRateLimit).mockRejectedValueOnce(new Error('backend is down'));
  expect((await check(TEXT)).checked?.report).toBeDefined();
  expect(vi.mocked(logError)).toHaveBeenCalledOnce();
  expect(JSON.stringify(vi.mocked(logError).mock.calls)).not.toContain('Ford');
});
