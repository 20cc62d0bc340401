import { NextRequest, NextResponse } from 'next/server';
import { expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { storedItem } from '@/lib/legal/storage';
import { renewSession } from '@/lib/supabase/renew-session';
import { Browser } from './browser';
import { openAuthWorld } from './world';

const { addPerson } = openAuthWorld();
const DAYS_30 = 30 * 24 * 3600;

async function signedIn() {
  const browser = new Browser();
  await browser.send(signIn, await addPerson());
  return browser;
}

test('over https all cookies are Secure, session cookies __Host-, none above 90 days', async () => {
  vi.stubEnv('SITE_URL', 'https://forecourt.example');
  const { cookies } = await signedIn();
  vi.stubEnv('SITE_URL', 'http://localhost:3999');
  const names = [...cookies.keys()];
  // Scripts read the other two cookies, which give access to nothing.
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([
    'forecourt-user',
    'forecourt-flash',
  ]);
  expect(names).toContain('__Host-forecourt-device');
  expect(names.some((name) => name.startsWith('__Host-forecourt-session'))).toBe(true);
  for (const { name, maxAge, secure } of cookies.values()) {
    expect(storedItem('Cookie', name), name).toBeDefined();
    expect(secure, name).toBe(true);
    expect(maxAge, name).toBeLessThanOrEqual(90 * 24 * 3600);
  }
});

test('renewing a session extends its cookie and the auth hint by 30 days', async () => {
  const { cookies } = await signedIn();
  const session = [...cookies.values()].filter(({ name }) => name.startsWith('forecourt-session'));
  expect(session.map(({ maxAge }) => maxAge)).toEqual(session.map(() => DAYS_30));
  const held = JSON.parse(
    Buffer.from(
      session
        .map(({ value }) => value)
        .join('')
        .replace('base64-', ''),
      'base64url',
    ).toString(),
  );
  const ending = Buffer.from(JSON.stringify({ ...held, expires_at: 1 })).toString('base64url');
  const mark = cookies.get('forecourt-user')?.value ?? '';
  const request = new NextRequest('http://localhost:3999/profile');
  request.cookies.set('forecourt-session', `base64-${ending}`);
  request.cookies.set('forecourt-user', mark);
  const response = NextResponse.next();
  (await renewSession(request)).applyTo(response);
  const renewed = response.cookies.getAll().filter(({ value }) => value);
  expect(renewed.map(({ name }) => name.replace(/\.\d+$/, ''))).toEqual(
    expect.arrayContaining(['forecourt-session', 'forecourt-user']),
  );
  for (const { maxAge } of renewed) expect(maxAge).toBe(DAYS_30);
  expect(response.cookies.get('forecourt-user')).toMatchObject({ value: mark, httpOnly: false });
});
