import { beforeEach, expect, test, vi } from 'vitest';
import { initialFormState } from '@/lib/core/actions/form-state';
import { revealPhone } from '@/lib/listings/actions';

const { rpc, request, user } = vi.hoisted(() => ({
  rpc: vi.fn(),
  request: { headers: new Headers() },
  user: vi.fn(),
}));
const later: (() => Promise<void>)[] = [];
vi.mock('next/headers', () => ({ headers: async () => request.headers }));
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => later.push(work) }));
vi.mock('@/lib/core/session/current-user', () => ({ currentUser: user }));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  refundRateLimit: vi.fn(),
  networkFrom: () => '203.0.113.7',
}));
vi.mock('@/lib/supabase/public', () => ({ serviceClient: () => ({ rpc }) }));

const CAR = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const BROWSER = { 'user-agent': 'Browser', 'sec-fetch-site': 'same-origin' };
let phone: string | null;

beforeEach(() => {
  phone = '020 7946 0001';
  user.mockResolvedValue(null);
  rpc.mockReset();
  rpc.mockImplementation(async (name: string) => ({
    error: null,
    status: 200,
    data: name === 'seller_phone' ? phone : null,
  }));
  vi.stubEnv('SUPABASE_SECRET_KEY', 'the secret key of this test');
  return () => vi.unstubAllEnvs();
});

/** Presses Call Seller; returns the state of its form, and the calls that count the press. */
async function press(headers: Record<string, string> = BROWSER) {
  request.headers = new Headers(headers);
  const form = new FormData();
  form.set('id', CAR);
  const state = await revealPhone(initialFormState, form);
  for (const work of later.splice(0)) await work();
  const counted = rpc.mock.calls.filter(([name]) => name === 'record_number_shown');
  return { state, counted: counted.map(([, args]) => args) };
}

test('a number shown is counted by the hash of its visitor, with who is signed in', async () => {
  user.mockResolvedValue({ id: 'someone' });
  const { state, counted } = await press();
  expect(state).toMatchObject({ status: 'done', result: phone });
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(counted).toEqual([{ p_vehicle_id: CAR, p_visitor_hash: hash, p_user_id: 'someone' }]);
});

test('no number, and a robot’s press, count as none', async () => {
  expect((await press({ ...BROWSER, 'user-agent': 'Googlebot' })).counted).toEqual([]);
  phone = null;
  expect(await press()).toMatchObject({ state: { status: 'failed' }, counted: [] });
});

test('the number is shown, as a visitor’s press, where the user cannot be read', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  user.mockRejectedValue(new Error('no session'));
  expect(await press()).toMatchObject({
    state: { result: phone },
    counted: [{ p_vehicle_id: CAR, p_user_id: undefined }],
  });
  expect(errors).toHaveBeenCalled();
});
