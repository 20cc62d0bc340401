import { beforeEach, expect, test, vi } from 'vitest';
import { accountToken, readAccountToken } from '@/lib/account/token';
import { enquiryToken } from '@/lib/core/conversations/token';
import { decisionToken } from '@/lib/moderation/token';

const ID = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';

beforeEach(() => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
});

test('a token names its account, and nothing of it can be changed', () => {
  const token = accountToken(ID);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readAccountToken(token)).toBe(ID);
  for (const forged of ['', `${ID}.`, token.replace('0b1f', '0b1e'), `${token}.x`])
    expect(readAccountToken(forged)).toBeNull();
});

test('a token of a decision or a conversation stops no mails to an account', () => {
  expect(readAccountToken(decisionToken('appeal', ID))).toBeNull();
  expect(readAccountToken(enquiryToken('unsubscribe', ID, 'buyer'))).toBeNull();
});

test('the token that stops mails about favourites stops no others, and the other way round', () => {
  const token = accountToken(ID, 'favourites');
  expect(readAccountToken(token, 'favourites')).toBe(ID);
  expect(readAccountToken(token)).toBeNull();
  expect(readAccountToken(accountToken(ID), 'favourites')).toBeNull();
});
