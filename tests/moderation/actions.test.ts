import { beforeEach, expect, test, vi } from 'vitest';
import { initialFormState } from '@/lib/core/actions/form-state';
import { enforceRateLimit } from '@/lib/core/http/rate-limit';
import { sendAppeal } from '@/lib/moderation/actions';
import { appealMessages } from '@/lib/moderation/messages';
import { decisionToken } from '@/lib/moderation/token';

const rpc = vi.hoisted(() => vi.fn());
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  networkFrom: () => 'x',
}));
vi.mock('@/lib/supabase/public', () => ({ serviceClient: () => ({ rpc }) }));

const DECISION = 'a0000000-0000-4000-8000-000000000001';

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubEnv('SUPABASE_SECRET_KEY', 'the secret key of this test');
  return () => vi.unstubAllEnvs();
});

function appeal(token: string) {
  const form = new FormData();
  form.set('token', token);
  form.set('text', 'Look again');
  return sendAppeal(initialFormState, form);
}

test('an appeal is done once stored, and refused where there is another', async () => {
  rpc.mockResolvedValueOnce({ data: true, error: null, status: 200 });
  expect(await appeal(decisionToken('appeal', DECISION))).toMatchObject({ status: 'done' });
  rpc.mockResolvedValueOnce({ data: false, error: null, status: 200 });
  expect(await appeal(decisionToken('appeal', DECISION))).toMatchObject({
    status: 'failed',
    message: appealMessages.another,
    values: { text: 'Look again' },
  });
});

test('a forged link does not count towards the limit of a network', async () => {
  expect(await appeal(`${DECISION}.forged`)).toMatchObject({ message: appealMessages.gone });
  expect(vi.mocked(enforceRateLimit)).not.toHaveBeenCalled();
  expect(rpc).not.toHaveBeenCalled();
});
