import { beforeEach, expect, test, vi } from 'vitest';
import ShortlistPage, { metadata } from '@/app/shortlist/[token]/page';
import { initialFormState } from '@/lib/core/actions/form-state';
import { enterRequest } from '@/lib/core/http/request-context';
import { answerShortlist, commentOnShortlist } from '@/lib/shortlist/actions';
import { shortlistMessages } from '@/lib/shortlist/messages';
import { shortlistToken } from '@/lib/shortlist/token';
import { rendered } from '../tools/rendered';

const rpc = vi.hoisted(() => vi.fn());
const jar = vi.hoisted(() => new Map<string, string>());
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  networkFrom: () => 'x',
}));
vi.mock('@/lib/supabase/public', () => ({ serviceClient: () => ({ rpc }) }));

const KEY = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';
const CAR = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const failResponse = vi.fn();

const gone = {
  vehicle_id: CAR,
  listing_status: null,
  make: 'Ford',
  model: 'Fiesta',
  year: 2019,
  note: 'Ring first <b>',
  visitor_name: null,
  answer: 'yes',
  body: 'Too small',
};

/** The backend's response of each function. */
function answer(answers: Record<string, unknown>) {
  rpc.mockImplementation(async (name: string) => ({
    data: answers[name] ?? [],
    error: null,
    status: 200,
  }));
}

beforeEach(() => {
  vi.clearAllMocks();
  jar.clear();
  vi.stubEnv('SUPABASE_SECRET_KEY', 'the secret key of this test');
  enterRequest('an-id', '', failResponse);
});

const open = (token: string) => ShortlistPage({ params: Promise.resolve({ token }) });

test('an address that ended and one that never was are the same 404', async () => {
  answer({});
  const texts = [];
  for (const token of [shortlistToken(KEY), `${KEY}.forged`, 'x', 'x'.repeat(40_000)])
    texts.push(rendered(await open(token)).text);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('No shortlist here');
  expect(failResponse.mock.calls).toEqual([[404], [404], [404], [404]]);
  // A forged token does not reach the backend.
  expect(rpc).toHaveBeenCalledTimes(2);
});

test('the page has the cars, the notes and the own answers, and names nobody unasked', async () => {
  answer({ shared_shortlist: [{ user_id: KEY, first_name: null }], shared_shortlist_cars: [gone] });
  const { text, html, buttons } = rendered(await open(shortlistToken(KEY)));
  expect(text).toContain('Somebody’s shortlist');
  expect(text).toContain('2019 Ford Fiesta');
  expect(text).toContain('No longer for sale');
  expect(html).toContain('Ring first &lt;b&gt;');
  expect(text).toContain('Too small');
  expect(buttons).toContain('Yes to 2019 Ford Fiesta');
  expect(failResponse).not.toHaveBeenCalled();
  expect(jar.size).toBe(0);
});

test('no search engine lists the page, and its canonical address has no token', () => {
  expect(metadata.robots).toEqual({ index: false, follow: false });
  expect(metadata.alternates?.canonical).toBe('/favourites');
});

function send(fields: Record<string, string>, action = answerShortlist) {
  const form = new FormData();
  const visit = { token: shortlistToken(KEY), vehicle: CAR, visitor: 'v'.repeat(43) };
  for (const [name, value] of Object.entries({ ...visit, ...fields })) form.set(name, value);
  return action(initialFormState, form);
}
const hashes = () => rpc.mock.calls.map(([, args]) => args.p_visitor_hash);

test('a form that is sent twice before the cookie is there has one visitor', async () => {
  answer({ react_to_shortlist: 'saved' });
  await send({ answer: 'yes' });
  jar.clear();
  await send({ answer: 'yes' });
  await send({ answer: 'no', visitor: 'w'.repeat(43) });
  expect(new Set(hashes()).size).toBe(1);
  expect(hashes()[0]).toMatch(/^[0-9a-f]{64}$/);
  expect([...jar]).toEqual([['forecourt-shortlist', 'v'.repeat(43)]]);
});

test('a visitor’s key of another form is replaced', async () => {
  answer({ react_to_shortlist: 'saved' });
  await send({ answer: 'yes', visitor: '<script>' });
  expect(jar.get('forecourt-shortlist')).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['saved', 'done', 'sent'],
  ['taken_back', 'done', 'takenBack'],
  ['full', 'failed', 'full'],
  ['gone', 'failed', 'gone'],
] as const)('%s is answered by its own words', async (outcome, status, message) => {
  answer({ react_to_shortlist: outcome });
  expect(await send({ answer: 'none' })).toMatchObject({
    status,
    message: shortlistMessages[message],
  });
});

test('a name without a word asks for one, and keeps what was typed', async () => {
  answer({ react_to_shortlist: 'empty' });
  const typed = { body: '', name: 'Sam' };
  expect(await send(typed, commentOnShortlist)).toMatchObject({
    status: 'failed',
    message: shortlistMessages.empty,
    values: typed,
  });
  expect(await send({ body: 'x'.repeat(141) }, commentOnShortlist)).toMatchObject({
    status: 'invalid',
    message: { text: 'A word has at most 140 characters' },
    values: { body: 'x'.repeat(141) },
  });
  expect(rpc).toHaveBeenCalledOnce();
});

test('a forged token reaches no shortlist', async () => {
  expect(await send({ answer: 'yes', token: `${KEY}.x` })).toMatchObject({
    message: shortlistMessages.gone,
  });
  expect(rpc).not.toHaveBeenCalled();
});
