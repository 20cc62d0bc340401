import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_MESSAGE } from '@/lib/support/chat';
import { parseChatRequest } from '@/lib/support/request';

const say = (text: unknown) => parseChatRequest(JSON.stringify({ kind: 'say', text }));

test('parses the requests say, person and end', () => {
  expect(say('Hello')).toEqual({ kind: 'say', text: 'Hello', page: null });
  expect(parseChatRequest('{"kind":"person","text":"x"}')).toEqual({ kind: 'person' });
  expect(parseChatRequest('{"kind":"end"}')).toEqual({ kind: 'end' });
});

test('a message keeps line breaks and loses control characters', () => {
  expect(say('  a\r\nb\u0000\u0007\tc  ')).toEqual({ kind: 'say', text: 'a\nb\tc', page: null });
  expect(say('\ud800')).toEqual({ kind: 'say', text: '\ufffd', page: null });
});

test('a message has 1 to MAX_MESSAGE characters', () => {
  expect(say(' \n\u0000 ')).toBeNull();
  expect(say('x'.repeat(MAX_MESSAGE))).not.toBeNull();
  expect(say('x'.repeat(MAX_MESSAGE + 1))).toBeNull();
});

test('a message keeps the path of its page, without queries and secrets of mailed links', () => {
  const pageOf = (page: unknown) => {
    const request = parseChatRequest(JSON.stringify({ kind: 'say', text: 'Hi', page }));
    return request?.kind === 'say' ? request.page : undefined;
  };
  for (const page of ['/', '/vehicles/5', '/used-cars/ford/ka%2B', `/${'x'.repeat(299)}`]) {
    expect(pageOf(page)).toBe(page);
  }
  const others = [
    '',
    'vehicles',
    '//evil.example',
    '/\\evil',
    '/a?b=c',
    '/a#b',
    '/a b',
    '/a\nb',
    '/\u0000',
  ];
  const secret = `/messages/link/${'0'.repeat(8)}.b.signature`;
  for (const page of [
    ...others,
    secret,
    `/shortlist/${'0'.repeat(8)}.signature`,
    'https://a.example/',
    `/${'x'.repeat(300)}`,
    7,
    null,
    {},
  ]) {
    expect(pageOf(page), String(page)).toBeNull();
  }
});

test('any other input is rejected without throwing', () => {
  for (const text of ['', '{', 'null', '[]', '1', '"say"', '{"kind":"delete"}', '{"kind":"say"}']) {
    expect(parseChatRequest(text)).toBeNull();
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const request = parseChatRequest(text);
      if (request?.kind === 'say') expect(request.text.length).toBeLessThanOrEqual(MAX_MESSAGE);
    }),
  );
});
