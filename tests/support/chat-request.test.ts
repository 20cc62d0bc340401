import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_MESSAGE } from '@/lib/support/chat';
import { parseChatRequest } from '@/lib/support/request';

const say = (text: unknown) => parseChatRequest(JSON.stringify({ kind: 'say', text }));

test('parses the requests say, person and end', () => {
  expect(say('Hello')).toEqual({ kind: 'say', text: 'Hello' });
  expect(parseChatRequest('{"kind":"person","text":"x"}')).toEqual({ kind: 'person' });
  expect(parseChatRequest('{"kind":"end"}')).toEqual({ kind: 'end' });
});

test('a message keeps line breaks and loses control characters', () => {
  expect(say('  a\r\nb\u0000\u0007\tc  ')).toEqual({ kind: 'say', text: 'a\nb\tc' });
  expect(say('\ud800')).toEqual({ kind: 'say', text: '\ufffd' });
});

test('a message has 1 to MAX_MESSAGE characters', () => {
  expect(say(' \n\u0000 ')).toBeNull();
  expect(say('x'.repeat(MAX_MESSAGE))).not.toBeNull();
  expect(say('x'.repeat(MAX_MESSAGE + 1))).toBeNull();
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
