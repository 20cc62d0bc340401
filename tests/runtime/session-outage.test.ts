import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { enterRequest } from '@/lib/core/http/request-context';
import { currentUser } from '@/lib/core/session/current-user';
import { middleware } from '@/middleware';

vi.mock('@/lib/supabase/renew-session', () => ({
  renewSession: async () => ({ isUnknown: true, hasEnded: false, applyTo: () => {} }),
}));

beforeEach(() => void enterRequest('an-id'));

const ask = (path: string, method: string) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { method }));

test('a page whose session cannot be renewed is made, and learns that its user is unknown', async () => {
  const response = await ask('/profile', 'GET');
  expect(response.headers.get('x-middleware-next')).toBe('1');
  await expect(currentUser()).rejects.toThrow('The session was not renewed');
});

test('what is sent meanwhile gets a 503', async () => {
  expect((await ask('/auth/sign-out', 'POST')).status).toBe(503);
});
