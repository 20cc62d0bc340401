import { beforeEach, expect, test, vi } from 'vitest';
import { enquiryToken } from '@/lib/core/conversations/token';
import { decisionToken, readDecisionToken } from '@/lib/moderation/token';

const ID = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';

beforeEach(() => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
});

test('a token names its decision, and nothing of it can be changed', () => {
  const token = decisionToken('appeal', ID);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readDecisionToken('appeal', token)).toBe(ID);
  expect(readDecisionToken('appeal', token.replace('0b1f', '0b1e'))).toBeNull();
  expect(readDecisionToken('appeal', token.slice(0, -1))).toBeNull();
  expect(readDecisionToken('appeal', `${token}.x`)).toBeNull();
  vi.stubEnv('SUPABASE_SECRET_KEY', 'another');
  expect(readDecisionToken('appeal', token)).toBeNull();
});

test.each(['', '.', 'x.', `${ID}.`, `${ID}.é`])('%j is no token', (token) => {
  expect(readDecisionToken('appeal', token)).toBeNull();
});

test('a token of a conversation opens no decision', () => {
  const token = enquiryToken('open', ID, 'buyer');
  expect(readDecisionToken('appeal', token)).toBeNull();
  expect(readDecisionToken('appeal', token.replace('.b.', '.'))).toBeNull();
});
