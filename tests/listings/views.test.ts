import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordView } from '@/lib/listings/views';

/** Counts that the network has left before its limit. */
const LEFT = 3;
const currentUser = vi.hoisted(() => vi.fn());
vi.mock('@/lib/core/session/current-user', () => ({ currentUser }));

const USER = '1b9d6bcd-0000-4000-8000-000000000001';
const CAR = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
let server: Server;
/** Hits of each key, as the database counts them. */
const hits = new Map<string, number>();
const hashes: string[] = [];
const users: string[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { p_key, p_limit, p_visitor_hash, p_user_id } = JSON.parse(body);
    if (p_visitor_hash) {
      hashes.push(p_visitor_hash);
      users.push(p_user_id);
    } else hits.set(p_key, (hits.get(p_key) ?? 0) + 1);
    if (!p_key) return void response.writeHead(204).end();
    response.setHeader('content-type', 'application/json');
    response.end(String(p_limit - LEFT + (hits.get(p_key) ?? 0) <= p_limit));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const view = (address: string, agent: string) =>
  recordView(CAR, new Headers({ 'x-forwarded-for': address, 'user-agent': agent }));

beforeEach(() => {
  currentUser.mockResolvedValue({ id: USER });
});

test('a network is one visitor whatever its user agents, and is rate limited', async () => {
  for (let count = 0; count < LEFT + 2; count += 1) await view('203.0.113.7', `Browser ${count}`);
  expect(hashes).toHaveLength(LEFT);
  expect(new Set(hashes).size).toBe(1);
  expect(users).toEqual(Array(LEFT).fill(USER));
  await view('203.0.113.8', 'Browser');
  expect(new Set(hashes).size).toBe(2);
});

test('a view counts where the visitor is not signed in, and where that cannot be read', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  users.length = 0;
  currentUser.mockResolvedValue(null);
  await view('203.0.113.9', 'Browser');
  currentUser.mockRejectedValue(new Error('down'));
  await view('203.0.113.10', 'Browser');
  expect(users).toEqual([undefined, undefined]);
  expect(errors).toHaveBeenCalled();
});
