import { hiddenFields } from './hidden-fields';
import { readSession } from './session-cookie';

export interface Member {
  fullName: string;
  email: string;
  password: string;
  /** Client IP address, sent as a trusted proxy would (X-Forwarded-For). */
  address: string;
}

/** Submits a form as a browser without JavaScript does; does not follow redirects. */
async function send(site: string, path: string, member: Member, fields: Record<string, string>) {
  const headers = { 'X-Forwarded-For': member.address };
  const page = await fetch(`${site}${path}`, { headers });
  const data = new FormData();
  const all = { ...hiddenFields(await page.text()), ...fields };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  const response = await fetch(`${site}${path}`, {
    method: 'POST',
    body: data,
    redirect: 'manual',
    headers: { ...headers, Origin: site },
  });
  return { response, html: await response.text() };
}

/** Signs a user up through the site's form. Throws with the page's alert on failure. */
export async function signUpMember(site: string, member: Member): Promise<void> {
  const { fullName, email, password } = member;
  const fields = { fullName, email, password, confirmPassword: password };
  const { html } = await send(site, '/auth?tab=sign-up', member, fields);
  if (!html.includes('Please check your email to verify your account.')) {
    throw new Error(`${email} was not signed up: ${alertIn(html)}`);
  }
}

/** Signs a user in through the site's form; returns the email address in the new session. */
export async function signInMember(site: string, member: Member): Promise<string> {
  const { email, password } = member;
  const { response, html } = await send(site, '/auth', member, { email, password });
  const cookies = response.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value: decodeURIComponent(value) };
  });
  const session = readSession(cookies);
  if (response.status !== 303 || !session) {
    throw new Error(`${email} was not signed in: HTTP ${response.status} ${alertIn(html)}`);
  }
  const [, claims = ''] = session.access_token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')).email;
}

const alertIn = (html: string) =>
  (/role="alert"[\s\S]{0,600}/.exec(html)?.[0] ?? html.slice(0, 200)).replace(/<[^>]+>/g, ' ');
