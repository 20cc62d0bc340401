import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

const refusal = (responseCode: number) =>
  Object.assign(new Error('Refused by the test'), { responseCode });

/** Starts an SMTP server that collects mails, for one test. With `password`, it requires a sign-in. */
export async function startSmtpServer({ password = '' } = {}) {
  const mails: { to: string[]; headers: string; raw: string }[] = [];
  /** SMTP codes with which the next recipients, or the next texts, are refused. */
  const refused = { recipients: [] as number[], texts: [] as number[] };
  const server = new SMTPServer({
    authOptional: !password,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS', ...(password ? [] : ['AUTH'])],
    onAuth: (auth, _session, done) =>
      done(auth.password === password ? null : refusal(535), { user: 'test' }),
    onRcptTo: (_address, _session, done) => {
      const code = refused.recipients.shift();
      done(code ? refusal(code) : null);
    },
    onData: async (stream, session, done) => {
      const raw = await text(stream);
      const code = refused.texts.shift();
      if (code) return done(refusal(code));
      const [head = ''] = raw.split('\r\n\r\n', 1);
      // Long header fields are folded over several lines (RFC 5322, section 2.2.3).
      const headers = head.replace(/\r\n[ \t]+/g, ' ');
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), headers, raw });
      done();
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { mails, refused, url: `smtp://127.0.0.1:${port}` };
}
