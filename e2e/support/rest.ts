import { expect } from '@playwright/test';
import type { Person } from './people';
import { currentStack } from './stack';

/** Asks the backend with the server's own key, for what no page can set up. */
export async function rest<Row>(path: string, method = 'GET', body?: unknown): Promise<Row[]> {
  const { backendUrl, secretKey } = currentStack();
  const answer = await fetch(`${backendUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
  return text ? JSON.parse(text) : [];
}

type Session = { user?: { id: string } };

/** The id of somebody's account; undefined where they cannot sign in. */
export async function accountId({ email, password }: Person): Promise<string | undefined> {
  const { backendUrl, publishableKey } = currentStack();
  const answer = await fetch(`${backendUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session: Session = await answer.json();
  return session.user?.id;
}
