import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runMailJob } from '@/lib/mail/job';
import { type SendMail, smtpTransport } from '@/lib/mail/transport';
import { startSmtpServer } from './smtp-server';

const said: string[] = [];
beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://forecourt.example');
  vi.spyOn(console, 'error').mockImplementation((...args) => void said.push(args.join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  said.length = 0;
});

const to = { name: 'Ada', address: 'ada@example.test' };
const content = { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** The reasons that a queue keeps. */
const reasons: string[] = [];

/** Sends these mails from a queue in memory; returns their outcomes. */
async function run(ids: string[], send: SendMail) {
  const outcomes: Record<string, string> = {};
  reasons.length = 0;
  const queue = [...ids];
  await runMailJob(
    {
      claim: async () => queue.shift() ?? null,
      send: (id) => send({ id, ...content }),
      async settle(id, outcome, reason) {
        outcomes[id] = outcome;
        if (reason) reasons.push(reason);
      },
    },
    { signal: new AbortController().signal, once: true },
  );
  return outcomes;
}

test.each([
  ['a temporary refusal of the recipient', { recipients: [451] }, 'retry'],
  ['a temporary refusal of the text', { texts: [452] }, 'retry'],
  ['a permanent refusal of the recipient', { recipients: [550] }, 'failed'],
  ['a permanent refusal of the text', { texts: [554] }, 'failed'],
])('after %s the next mail is sent all the same', async (_, refusals, outcome) => {
  const { mails, refused, url } = await startSmtpServer();
  Object.assign(refused, refusals);
  expect(await run(['1', '2'], smtpTransport(url))).toEqual({ 1: outcome, 2: 'sent' });
  expect(mails).toHaveLength(1);
  // The log has no personal data.
  expect(said.join()).not.toContain('ada@example.test');
});

test('a refusal that quotes the link of the mail is kept without its token', async () => {
  const token = '7d444840-9dc0-41d1-b245-5ffdce74fad2.b.20454.SIGNATURE';
  const refusal = `550 Blocked: https://forecourt.example/messages/link/${token} for ada@example.test`;
  await run(['1'], () => Promise.reject(new Error(refusal)));
  expect(reasons).toEqual(['550 Blocked: https://forecourt.example/messages/link/… for …@…']);
  expect(said.join()).not.toContain('SIGNATURE');
});

test('wrong credentials lose no mail', async () => {
  const { url } = await startSmtpServer({ password: 'right' });
  const send = (password: string) => smtpTransport(url.replace('//', `//test:${password}@`));
  expect(await run(['1'], send('wrong'))).toEqual({ 1: 'retry' });
  expect(await run(['1'], send('right'))).toEqual({ 1: 'sent' });
});

test('a server that is away loses no mail', async () => {
  expect(await run(['1', '2'], smtpTransport('smtp://127.0.0.1:1'))).toEqual({
    1: 'retry',
    2: 'retry',
  });
});

test('a queue that is away is asked again, and a sent mail is settled before the next is claimed', async () => {
  const stop = new AbortController();
  const events: string[] = [];
  const away = new Error('The queue is away');
  const claims = [away, away, 'a', 'b', null];
  const settles = [away, null, null];
  await runMailJob<string>(
    {
      async claim() {
        const next = claims.shift() ?? null;
        if (next === null) stop.abort();
        if (next instanceof Error) throw next;
        return next;
      },
      send: async (id) => void events.push(`send ${id}`),
      async settle(id, outcome) {
        const error = settles.shift();
        events.push(error ? 'away' : `${outcome} ${id}`);
        if (error) throw error;
      },
    },
    { signal: stop.signal, pauseMs: 1 },
  );
  expect(events).toEqual(['send a', 'away', 'sent a', 'send b', 'sent b']);
  // The log has one line for each outage, however long.
  expect(said).toHaveLength(1);
});

test('stops after the mail in hand', async () => {
  const stop = new AbortController();
  const settled: string[] = [];
  await runMailJob<string>(
    {
      claim: async () => 'endless',
      send: async () => stop.abort(),
      settle: async (id, outcome) => void settled.push(`${outcome} ${id}`),
    },
    { signal: stop.signal },
  );
  expect(settled).toEqual(['sent endless']);
});
