import * as z from 'zod';
import { dvsaEndpoint } from './endpoints';
import { failureOf, RegistryError, send } from './http';

const SCOPE = 'https://tapi.dvsa.gov.uk/.default';
/** A token is renewed this long before it expires, so that it does not expire in transit. */
const MARGIN_SECONDS = 30;

const tokenBody = z.object({
  access_token: z.string().min(1),
  expires_in: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]),
});

type Token = { text: string; expiresAt: number };
let current: { url: string; token: Promise<Token> } | null = null;

async function request(signal: AbortSignal): Promise<Token> {
  const { tokenUrl, id, secret } = dvsaEndpoint();
  const response = await send('dvsa', tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
      scope: SCOPE,
    }).toString(),
    signal,
  });
  if (response.status !== 200) throw failureOf('dvsa', response);
  const parsed = tokenBody.safeParse(response.body);
  if (!parsed.success) throw new RegistryError('dvsa', 'unreadable', 'token');
  const { access_token, expires_in } = parsed.data;
  return { text: access_token, expiresAt: Date.now() + (expires_in - MARGIN_SECONDS) * 1000 };
}

function start(url: string, signal: AbortSignal) {
  const token = request(signal);
  const started = { url, token };
  current = started;
  token.catch(() => {
    if (current === started) current = null;
  });
  return started;
}

/**
 * Returns the token of the OAuth client credentials, requested once until it expires. Throws
 * RegistryError.
 */
export async function dvsaToken(signal: AbortSignal): Promise<string> {
  const { tokenUrl } = dvsaEndpoint();
  const known = current;
  if (known?.url === tokenUrl) {
    const { text, expiresAt } = await known.token;
    if (expiresAt > Date.now()) return text;
  }
  // If several calls find it expired, the first requests another.
  const renewed = current && current !== known ? current : start(tokenUrl, signal);
  return (await renewed.token).text;
}

/** Forgets a token that DVSA has refused. */
export async function forgetToken(text: string) {
  const known = current;
  if ((await known?.token)?.text === text && current === known) current = null;
}
