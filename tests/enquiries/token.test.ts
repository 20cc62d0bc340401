import { beforeEach, expect, test, vi } from 'vitest';
import { enquiryToken, readEnquiryToken } from '@/lib/enquiries/token';

const ID = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';

beforeEach(() => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
});

test('a token names its thread and its side, and nothing of it can be changed', () => {
  const token = enquiryToken('open', ID, 'buyer');
  expect(readEnquiryToken('open', token)).toEqual({ id: ID, side: 'buyer' });
  expect(readEnquiryToken('unsubscribe', token)).toBeNull();
  expect(readEnquiryToken('open', token.replace('.b.', '.s.'))).toBeNull();
  expect(readEnquiryToken('open', token.replace('0b1f', '0b1e'))).toBeNull();
  expect(readEnquiryToken('open', token.slice(0, -1))).toBeNull();
  expect(readEnquiryToken('open', `${token}.x`)).toBeNull();
  expect(readEnquiryToken('open', `${token}.`)).toBeNull();
  vi.stubEnv('SUPABASE_SECRET_KEY', 'another');
  expect(readEnquiryToken('open', token)).toBeNull();
});

test.each(['', '.', '..', 'x.b.', `${ID}.toString.`, `${ID}.b.é`])('%j is no token', (token) => {
  expect(readEnquiryToken('open', token)).toBeNull();
});
