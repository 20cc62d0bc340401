import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { originOf, requirePort, wantedHost } from '../../scripts/dev/ports';
import { freePort } from '../../supabase/local/free-port';

afterEach(() => vi.unstubAllEnvs());

it('the host is 127.0.0.1 unless HOST is set', () => {
  vi.stubEnv('HOST', '');
  expect(wantedHost()).toBe('127.0.0.1');
  vi.stubEnv('HOST', '0.0.0.0');
  expect(wantedHost()).toBe('0.0.0.0');
});

it('originOf returns a URL that a local browser can reach', () => {
  const hosts = ['127.0.0.1', '0.0.0.0', '::', '192.168.1.5', 'fd00::5'];
  expect(hosts.map((host) => originOf(host, 3000))).toEqual([
    'http://localhost:3000',
    'http://localhost:3000',
    'http://localhost:3000',
    'http://192.168.1.5:3000',
    'http://[fd00::5]:3000',
  ]);
});

it('reports a port in use and a HOST that is not local', async () => {
  const port = await freePort();
  await expect(requirePort(port, '127.0.0.1')).resolves.toBeUndefined();
  await expect(requirePort(port, '192.0.2.1')).rejects.toThrow(
    'HOST is "192.0.2.1", which is not an address of this machine (EADDRNOTAVAIL).',
  );
  const other = createServer().listen(port, '127.0.0.1');
  await expect(requirePort(port, '0.0.0.0')).rejects.toThrow(`Port ${port} is in use`);
  other.close();
});
