import { readSession } from './session-cookie';

export interface Member {
  fullName: string;
  email: string;
  password: string;
  /** Where this visitor comes from, as a trusted proxy would say it. */
  address: string;
}

const decodeEntities = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** What the form of a page sends unseen. */
function hiddenFields(html: string) {
  const form = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [name, decodeEntities(value)] as const,
  );
}

/** Fills in and sends a form as a browser without scripts does; gives back the answer, unfollowed. */
async function send(site: string, path: string, member: Member, fields: Record<string, string>) {
  const headers = { 'X-Forwarded-For': member.address };
  const page = await fetch(`${site}${path}`, { headers });
  const data = new FormData();
  for (const [name, value] of hiddenFields(await page.text())) data.append(name, value);
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const answer = await fetch(`${site}${path}`, {
    method: 'POST',
    body: data,
    redirect: 'manual',
    headers: { ...headers, Origin: site },
  });
  return { answer, html: await answer.text() };
}

/** Signs a visitor up through the site's own form. Throws what the page said instead. */
export async function signUpMember(site: string, member: Member): Promise<void> {
  const { fullName, email, password } = member;
  const fields = { fullName, email, password, confirmPassword: password };
  const { html } = await send(site, '/auth?tab=sign-up', member, fields);
  if (!html.includes('Please check your email to verify your account.')) {
    throw new Error(`${email} was not signed up: ${alertIn(html)}`);
  }
}

/** Signs a visitor in through the site's own form; whose session the cookies then hold. */
export async function signInMember(site: string, member: Member): Promise<string> {
  const { email, password } = member;
  const { answer, html } = await send(site, '/auth', member, { email, password });
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value: decodeURIComponent(value) };
  });
  const session = readSession(cookies);
  if (answer.status !== 303 || !session) {
    throw new Error(`${email} was not signed in: HTTP ${answer.status} ${alertIn(html)}`);
  }
  const [, claims = ''] = session.access_token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')).email;
}

const alertIn = (html: string) =>
  (/role="alert"[\s\S]{0,600}/.exec(html)?.[0] ?? html.slice(0, 200)).replace(/<[^>]+>/g, ' ');

/** Does `work` for all members, `width` at a time; gives back what came of each, in their order. */
export async function inCrowd<T>(
  members: Member[],
  width: number,
  work: (member: Member) => Promise<T>,
) {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < members.length; index = next++) {
      const member = members[index];
      if (member) results[index] = await work(member);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
