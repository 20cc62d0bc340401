import { expect } from '@playwright/test';
import type { Person } from './people';
import { currentStack } from './stack';

/** Calls the REST API with the secret key, for test data that no page can create. */
export async function rest<Row>(path: string, method = 'GET', body?: unknown): Promise<Row[]> {
  const { backendUrl, secretKey } = currentStack();
  const response = await fetch(`${backendUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${text}`).toBe(true);
  return text ? JSON.parse(text) : [];
}

type Session = { user?: { id: string } };

/** Returns a user's id; undefined when they cannot sign in. */
export async function accountId({ email, password }: Person): Promise<string | undefined> {
  const { backendUrl, publishableKey } = currentStack();
  const response = await fetch(`${backendUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session: Session = await response.json();
  return session.user?.id;
}
