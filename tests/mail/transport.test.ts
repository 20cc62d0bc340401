import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mailTransport, type OutgoingMail, smtpTransport } from '@/lib/mail/transport';
import { startSmtpServer } from './smtp-server';

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://forecourt.example'));
afterEach(() => void vi.unstubAllEnvs());

const mail = (values: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: randomUUID(),
  to: { name: 'Ada Lovelace', address: 'ada@example.test' },
  subject: 'Hello',
  text: 'Plain\n',
  html: '<p>Rich</p>',
  ...values,
});

test('delivers text and HTML with its own Message-ID and one-click unsubscribe', async () => {
  const { mails, url } = await startSmtpServer();
  const sent = mail({ unsubscribeUrl: 'https://forecourt.example/api/unsubscribe/x' });
  await smtpTransport(url)(sent);
  const [received, ...more] = mails;
  expect(more).toEqual([]);
  expect(received?.to).toEqual(['ada@example.test']);
  const fields = received?.headers.split('\r\n');
  expect(fields).toEqual(
    expect.arrayContaining([
      'From: Forecourt <no-reply@forecourt.example>',
      'To: Ada Lovelace <ada@example.test>',
      'Subject: Hello',
      `Message-ID: <${sent.id}@forecourt.example>`,
      'Auto-Submitted: auto-generated',
      'List-Unsubscribe: <https://forecourt.example/api/unsubscribe/x>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
  expect(received?.raw).toMatch(/text\/plain.*Plain.*text\/html.*<p>Rich<\/p>/s);
});

test('the sender is configurable', async () => {
  const { mails, url } = await startSmtpServer();
  vi.stubEnv('MAIL_FROM', 'Cars <cars@example.test>');
  await smtpTransport(url)(mail());
  expect(mails[0]?.headers).toContain('From: Cars <cars@example.test>');
});

const INJECTED = '\r\nBcc: eve@example.test\r\nX-Injected: yes\r\n\r\nBody';

test.each<[string, Partial<OutgoingMail>]>([
  ['name', { to: { name: `Ada${INJECTED}`, address: 'ada@example.test' } }],
  ['quoted name', { to: { name: '"Ada" <eve@example.test>, ', address: 'ada@example.test' } }],
  ['subject', { subject: `Hello${INJECTED}` }],
  ['id', { id: `1>${INJECTED}` }],
])('a hostile %s adds no header and no recipient', async (_, values) => {
  const { mails, url } = await startSmtpServer();
  await smtpTransport(url)(mail(values));
  const [received] = mails;
  expect(received?.to).toEqual(['ada@example.test']);
  expect(received?.headers).not.toMatch(/^(Bcc|X-Injected)/im);
});

test.each([
  'ada@example.test, eve@example.test',
  `ada@example.test${INJECTED}`,
  'ada@example.test> RCPT TO:<eve@example.test',
])('the hostile address %j reaches nobody else', async (address) => {
  const { mails, url } = await startSmtpServer();
  await smtpTransport(url)(mail({ to: { name: 'Ada', address } })).catch(() => {});
  for (const { to, headers } of mails) {
    expect(to).toHaveLength(1);
    expect(to).not.toContain('eve@example.test');
    expect(headers).not.toMatch(/^(Bcc|X-Injected)/im);
  }
});

test('a server that accepts the connection and hangs is given up', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const closed = once(server, 'connection').then(([socket]) => once(socket.resume(), 'close'));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await expect(smtpTransport(`smtp://127.0.0.1:${port}`, 100)(mail())).rejects.toThrow();
  await closed;
});

test('with requireTLS, nothing is sent to a server without TLS', async () => {
  const { mails, url } = await startSmtpServer();
  await expect(smtpTransport(`${url}?requireTLS=true`)(mail())).rejects.toThrow();
  expect(mails).toEqual([]);
});

test('refuses to start without a transport, or with a URL of another kind', () => {
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('MAIL_DIRECTORY', '');
  expect(() => mailTransport()).toThrow('SMTP_URL is not set, and no MAIL_DIRECTORY either');
  vi.stubEnv('SMTP_URL', 'https://mail.example.test');
  expect(() => mailTransport()).toThrow('SMTP_URL must begin with smtp:// or smtps://');
});
