import { expect, it } from 'vitest';
import { isLocalHost } from '@/lib/core/http/local-host';

it('accepts the names of this machine, with and without a port', () => {
  const own = ['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.1:54321', '[::1]:3000'];
  expect(own.filter((host) => !isLocalHost(host))).toEqual([]);
});

it('rejects every other host', () => {
  const others = [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    'a@localhost',
    '10.0.0.1',
  ];
  expect([...others, 'localhost:3000@evil.example', '', null].filter(isLocalHost)).toEqual([]);
});
