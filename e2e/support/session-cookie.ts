import type { BrowserContext } from '@playwright/test';

const NAME = 'forecourt-session';
const PREFIX = 'base64-';

interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { email: string };
}

/** Reads the Supabase session from cookies, joining chunked ones; null without a session. */
export function readSession(cookies: { name: string; value: string }[]): Session | null {
  const text = cookies
    .filter(({ name, value }) => name.startsWith(NAME) && value)
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ value }) => value)
    .join('');
  if (!text.startsWith(PREFIX)) return null;
  return JSON.parse(Buffer.from(text.slice(PREFIX.length), 'base64url').toString('utf8'));
}

/** Sets the session cookie in a browser context; the value need not be a valid session. */
export async function writeSession(context: BrowserContext, url: string, session: unknown) {
  await context.clearCookies({ name: new RegExp(`^${NAME}`) });
  const json = Buffer.from(JSON.stringify(session)).toString('base64url');
  const parts = `${PREFIX}${json}`.match(/.{1,3000}/g) ?? [];
  await context.addCookies(
    parts.map((value, index) => ({
      name: parts.length > 1 ? `${NAME}.${index}` : NAME,
      value,
      url,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  );
}
