import { Agent, FormData, fetch } from 'undici';
import type { Backend } from '@/supabase/local/backend';
import { DEMO_PASSWORD } from '@/supabase/local/demo-accounts';

/** The proxy of the tests has a self-signed certificate. */
const dispatcher = new Agent({
  connect: { rejectUnauthorized: false },
  connections: 32,
});

type Options = { method?: string; headers?: Record<string, string>; body?: FormData | Buffer };

/** Requests an address and reads the whole response. Does not follow redirects. Throws without a response. */
export async function ask(url: string, options: Options = {}) {
  const response = await fetch(url, { ...options, dispatcher, redirect: 'manual' } as never);
  const body = Buffer.from(await response.arrayBuffer());
  const header = (name: string) => response.headers.get(name);
  return { status: response.status, header, body, text: body.toString() };
}

const SESSION = '__Host-forecourt-session';

/** Signs in to an account of the demo; returns its session cookie. */
export async function signIn({ url, publishableKey }: Backend, email: string): Promise<string> {
  const response = await ask(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ email, password: DEMO_PASSWORD })),
  });
  if (response.status !== 200) throw new Error(`Sign-in was refused: ${response.text}`);
  const value = `base64-${Buffer.from(response.text).toString('base64url')}`;
  const parts = value.match(/.{1,3000}/g) ?? [];
  const nameOf = (index: number) => `${SESSION}${parts.length > 1 ? `.${index}` : ''}`;
  return parts.map((part, index) => `${nameOf(index)}=${part}`).join('; ');
}

const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Returns the form of a page that has this text, as a browser without scripts would send it. */
export function formWith(html: string, text: string): FormData {
  const form = html.match(/<form[\s\S]*?<\/form>/g)?.find((each) => each.includes(text)) ?? '';
  const data = new FormData();
  for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(input) ?? [];
    const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
    data.append(decoded(name), decoded(value));
  }
  return data;
}

/**
 * Starts visitors who request the addresses again and again, `count` at a time, until they are stopped. On a busy
 * machine, a full queue of the site refuses them and tells them when to retry, and they do.
 */
export function startVisitors(count: number, nextUrl: () => string) {
  let isStopped = false;
  const visitors = { served: 0, lost: [] as string[] };
  const visit = async () => {
    while (!isStopped) {
      const url = nextUrl();
      const what = await ask(url, { headers: { 'accept-encoding': 'gzip' } }).then(
        ({ status, header }) => (status === 503 && header('retry-after') ? 'refused' : status),
        (error) => `${error.cause ?? error}`,
      );
      if (what === 200) visitors.served += 1;
      else if (what !== 'refused') visitors.lost.push(`${what} ${url}`);
    }
  };
  const all = Promise.all(Array.from({ length: count }, visit));
  return {
    visitors,
    stop: () => {
      isStopped = true;
      return all;
    },
  };
}
