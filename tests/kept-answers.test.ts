import { type IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeKeptAnswer, holdKeptPiece, isKeptAnswer } from '@/lib/kept-answers';

const BODY = '<p>£1,000</p>'.repeat(200);

function answer(mark: string, accepted?: string) {
  const request = { method: 'GET', headers: { 'accept-encoding': accepted } };
  const response = new ServerResponse(request as unknown as IncomingMessage);
  response.setHeader('Content-Encoding', mark);
  response.setHeader('ETag', '"same"');
  response.setHeader('Content-Length', Buffer.byteLength(BODY));
  return response;
}

test('compresses the body of a kept page once', () => {
  const [first, second] = [answer('kept-a', 'gzip'), answer('kept-a', 'gzip, br')];
  const body = encodeKeptAnswer(first, BODY) as Buffer;
  expect(gunzipSync(body).toString()).toBe(BODY);
  expect(first.getHeaders()).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': body.length,
  });
  expect(isKeptAnswer(first)).toBe(false);
  expect(encodeKeptAnswer(second, BODY)).toBe(body);
});

test('never takes one page for another, whatever their ETags', () => {
  const other = BODY.replaceAll('1,000', '2,000');
  encodeKeptAnswer(answer('kept-b', 'gzip'), BODY);
  const body = encodeKeptAnswer(answer('kept-c', 'gzip'), other) as Buffer;
  expect(gunzipSync(body).toString()).toBe(other);
});

test.each(['gzip', 'br, gzip', 'deflate,gzip;q=0.5', 'GZIP', '*'])(
  'compresses for %s',
  (accepted) => {
    expect(encodeKeptAnswer(answer('kept-d', accepted), BODY)).toBeInstanceOf(Buffer);
  },
);

test.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br', 'x-gzipped'])(
  'leaves the body as it is for %s',
  (accepted) => {
    const response = answer('kept-e', accepted);
    expect(encodeKeptAnswer(response, BODY)?.toString()).toBe(BODY);
    expect(response.getHeaders()).toMatchObject({ 'content-length': Buffer.byteLength(BODY) });
    expect(response.hasHeader('content-encoding')).toBe(false);
  },
);

test('puts together what comes in pieces, apart from what else the page has', () => {
  const [page, data] = [answer('kept-h', 'gzip'), answer('kept-h', 'gzip')];
  encodeKeptAnswer(page, BODY);
  data.setHeader('Content-Type', 'text/x-component');
  holdKeptPiece(data, Buffer.from('0:"£'));
  holdKeptPiece(data, '1"');
  const body = encodeKeptAnswer(data, undefined) as Buffer;
  expect(gunzipSync(body).toString()).toBe('0:"£1"');
});

test('takes its mark off an answer without a body, as to HEAD and "not changed"', () => {
  const response = answer('kept-f', 'gzip');
  expect(encodeKeptAnswer(response, null)).toBeUndefined();
  expect(response.hasHeader('content-encoding')).toBe(false);
});

test('leaves alone what is no kept page', () => {
  expect(isKeptAnswer(answer('gzip'))).toBe(false);
  expect(isKeptAnswer(answer('kept-g'))).toBe(true);
});
