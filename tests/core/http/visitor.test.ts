import { describe, expect, it } from 'vitest';
import { clientAddress, isVisitor, networkOf, visitorHash } from '@/lib/core/http/visitor';

describe('clientAddress', () => {
  it('trusts the entry of our outermost proxy, never one sent by the visitor', () => {
    const forwarded = 'forged, 203.0.113.7, 10.0.0.2';
    expect(clientAddress(forwarded, 2)).toBe('203.0.113.7');
    expect(clientAddress('forged, 203.0.113.7', 1)).toBe('203.0.113.7');
  });

  it.each([
    ['203.0.113.10:4001', '203.0.113.10'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::4001', '2001:db8::4001'],
  ])('drops the port of %s', (forwarded, address) => {
    expect(clientAddress(forwarded, 1)).toBe(address);
  });

  it('uses the only entry without a proxy and is empty if an entry is missing', () => {
    expect(clientAddress('::1', 0)).toBe('::1');
    expect(clientAddress(null, 0)).toBe('');
    expect(clientAddress('203.0.113.7', 3)).toBe('');
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:0DB8:1:2:ffff::9', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
    ['2001:db8:1:ffff::9', '2001:db8:1'],
    ['::1', '0:0:0'],
    ['', ''],
  ])('%s is in network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('visitorHash', () => {
  const morning = new Date('2026-07-01T08:00:00Z');
  const hash = (network: string, now = morning, secret = 'secret') =>
    visitorHash(network, now, secret);

  it('is constant for a day and changes at midnight London time', () => {
    const today = hash('203.0.113.7');
    expect(hash('203.0.113.7', new Date('2026-07-01T22:59:59Z'))).toBe(today);
    expect(hash('203.0.113.7', new Date('2026-07-01T23:00:00Z'))).not.toBe(today);
  });

  it('differs by network and secret and is a hex digest', () => {
    const today = hash('203.0.113.7');
    const others = [hash('203.0.113.8'), hash('203.0.113.7', morning, 'other')];
    expect(new Set([today, ...others]).size).toBe(3);
    expect(today).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('isVisitor', () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const from = (headers: Record<string, string>) => isVisitor(new Headers(headers));

  it('accepts a browser on our own page', () => {
    expect(from({ 'user-agent': agent, 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  it.each([
    ['no user agent', { 'sec-fetch-site': 'same-origin' }],
    [
      'a crawler',
      {
        'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
        'sec-fetch-site': 'same-origin',
      },
    ],
    ['a script', { 'user-agent': 'curl/8.5.0', 'sec-fetch-site': 'same-origin' }],
    ['no browser’s word where it comes from', { 'user-agent': agent }],
    ['another site', { 'user-agent': agent, 'sec-fetch-site': 'cross-site' }],
  ])('rejects %s', (_, headers) => {
    expect(from(headers)).toBe(false);
  });
});
