import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryToken, readEndedToken, readEnquiryToken } from '@/lib/core/conversations/token';

const ID = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';

beforeEach(() => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
});
afterEach(() => void vi.useRealTimers());

test('a token names its thread and its side, and nothing of it can be changed', () => {
  const token = enquiryToken('open', ID, 'buyer');
  expect(readEnquiryToken('open', token)).toEqual({ id: ID, side: 'buyer' });
  expect(readEnquiryToken('unsubscribe', token)).toBeNull();
  expect(readEnquiryToken('open', token.replace('.b.', '.s.'))).toBeNull();
  expect(readEnquiryToken('open', token.replace('0b1f', '0b1e'))).toBeNull();
  const day = token.split('.')[2] ?? '';
  expect(readEnquiryToken('open', token.replace(day, `${Number(day) + 1}`))).toBeNull();
  expect(readEnquiryToken('open', token.slice(0, -1))).toBeNull();
  expect(readEnquiryToken('open', `${token}.x`)).toBeNull();
  expect(readEnquiryToken('open', `${token}.`)).toBeNull();
  vi.stubEnv('SUPABASE_SECRET_KEY', 'another');
  expect(readEnquiryToken('open', token)).toBeNull();
});

test.each(['', '.', '..', 'x.b.', `${ID}.toString.`, `${ID}.b.é`])('%j is no token', (token) => {
  expect(readEnquiryToken('open', token)).toBeNull();
});

test('a link opens a thread until 30 days after its mail, then only asks for a new one', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T23:00:00Z') });
  const token = enquiryToken('open', ID, 'seller');
  const unsubscribe = enquiryToken('unsubscribe', ID, 'seller');
  vi.setSystemTime(new Date('2026-01-31T22:00:00Z'));
  expect(readEnquiryToken('open', token)).toEqual({ id: ID, side: 'seller' });
  expect(readEndedToken(token)).toBeNull();
  vi.setSystemTime(new Date('2026-02-01T00:00:00Z'));
  expect(readEnquiryToken('open', token)).toBeNull();
  expect(readEndedToken(token)).toEqual({ id: ID, side: 'seller' });
  expect(readEndedToken(`${token}x`)).toBeNull();
  expect(readEndedToken(unsubscribe)).toBeNull();
  expect(readEnquiryToken('unsubscribe', unsubscribe)).toEqual({ id: ID, side: 'seller' });
});

test('a link of before links had a day has ended', () => {
  const signature = createHmac('sha256', 'secret')
    .update(`enquiry open ${ID}.b`)
    .digest('base64url');
  expect(readEnquiryToken('open', `${ID}.b.${signature}`)).toBeNull();
  expect(readEndedToken(`${ID}.b.${signature}`)).toEqual({ id: ID, side: 'buyer' });
});
