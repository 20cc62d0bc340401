import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reserveProxy, startProxy } from '@/scripts/deploy/proxy';
import { NGINX } from '@/scripts/deploy/servers';
import { readUnit } from '@/scripts/deploy/unit';
import { ROOT } from '@/scripts/dev/processes';
import { startFakeSite } from './fake-site';
import { ask } from './visitor';

const run = promisify(execFile);
const FOLDER = path.join(ROOT, '.data/test/proxy-faults');
const CACHE = path.join(FOLDER, 'small-volume');
const script = (name: string) => path.join(ROOT, 'deploy', name);

/** Whether this account may mount a volume. */
function canMount() {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}
const IS_ROOT = canMount();

type FakeSite = Awaited<ReturnType<typeof startFakeSite>>;
let sites: FakeSite[];
let proxy: Awaited<ReturnType<typeof startProxy>>;
let unmount = async () => {};
const at = (place: string) => `${proxy.url}${place}`;

/** Writes a program of this name that stands for a part of the system, into a folder for PATH. */
function standIn(name: string, text: string) {
  const folder = path.join(FOLDER, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(path.join(folder, name), 0o755);
  return { PATH: `${folder}:${process.env.PATH}:/usr/sbin` };
}

test.skipIf(!IS_ROOT)(
  'with Debian’s hosts file the unit listens where nginx asks, where this account may mount',
  async () => {
    mkdirSync(FOLDER, { recursive: true });
    const hosts = path.join(FOLDER, 'hosts');
    writeFileSync(hosts, '127.0.0.1 localhost\n::1 localhost ip6-localhost ip6-loopback\n');
    const { args, environment } = readUnit('forecourt@.service', '3001');
    expect(args.slice(args.indexOf('--hostname'))).toEqual([
      '--hostname',
      'localhost',
      '--port',
      '3001',
    ]);
    const listen =
      "const s=require('http').createServer();s.listen(0,'localhost',()=>{console.log(s.address().address);s.close()})";
    const addressWith = async (options: string) => {
      const shell = `mount --bind ${hosts} /etc/hosts && exec "${process.execPath}" -e "${listen}"`;
      const env = { ...process.env, NODE_OPTIONS: options };
      return (await run('unshare', ['--mount', 'sh', '-c', shell], { env })).stdout.trim();
    };
    expect(await addressWith(environment.NODE_OPTIONS ?? '')).toBe('127.0.0.1');
    // The fault that the option mends.
    expect(await addressWith('--dns-result-order=verbatim')).toBe('::1');
  },
);

describe.skipIf(!NGINX)('faults behind nginx, where nginx with brotli is installed', () => {
  beforeAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    if (IS_ROOT) {
      await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', CACHE]);
      unmount = async () => void (await run('umount', ['--lazy', CACHE]));
    }
    sites = [await startFakeSite(), await startFakeSite()];
    const ports = sites.map(({ port }) => port);
    proxy = await startProxy(FOLDER, await reserveProxy(), ports, CACHE);
  });
  afterEach(() => {
    for (const site of sites) {
      site.hang(false);
      site.asked.length = 0;
    }
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const site of sites ?? []) await site.stop();
    await unmount();
  });

  test('a process that hangs costs no page, and no page more than twelve seconds', async () => {
    sites[0]?.hang(true);
    const times = Array.from({ length: 20 }, async (_, index) => {
      const begun = performance.now();
      const { status } = await ask(at(`/hung-${index}`));
      expect(status).toBe(200);
      return (performance.now() - begun) / 1000;
    });
    const slowest = Math.max(...(await Promise.all(times)));
    expect(slowest).toBeGreaterThan(9);
    expect(slowest).toBeLessThan(12);
  });

  test('a form arrives whole, and once', async () => {
    const form = { method: 'POST', body: Buffer.alloc(300_000, 'a') };
    expect(await ask(at('/contact'), form)).toMatchObject({ status: 200, text: 'sent 300000' });
    const posts = sites.flatMap(({ asked }) => asked);
    expect(posts).toEqual(['POST /contact']);
  });

  test.skipIf(!IS_ROOT)(
    'a full disk under the cache loses no page, where this account may mount',
    async () => {
      const filler = path.join(CACHE, 'filler');
      const check = () =>
        run(script('check-disk.sh'), [CACHE, path.join(FOLDER, 'disk-full')], env);
      const env = { env: { ...process.env, MIN_FREE_KB: '256' } };
      await check();
      await ask(at('/cached'));
      await run('sh', ['-c', `cat /dev/zero > ${filler} 2>/dev/null; true`]);
      await check();
      const lost: string[] = [];
      for (let index = 0; index < 50; index += 1) {
        const url = at(index % 2 ? `/page-${index}` : '/cached');
        const length = await ask(url).then(({ text }) => text.length, String);
        if (!(Number(length) > 40_000)) lost.push(`${url} ${length}`);
      }
      expect(lost).toEqual([]);
      rmSync(filler);
      await check();
      await expect
        .poll(async () => (await ask(at('/cached'))).header('x-cache'), { timeout: 5000 })
        .toBe('HIT');
    },
  );

  test('a process that does not answer three times is killed, one that does is not', async () => {
    const killed = path.join(FOLDER, 'killed');
    const PATH = standIn(
      'systemctl',
      `[ "$1" = is-active ] && echo active || echo "$@" >> ${killed}`,
    );
    const env = { ...process.env, ...PATH, TIMEOUT: '0.3', PAUSE: '0.1' };
    const check = () => run(script('check-live.sh'), ['127.0.0.1', `${sites[0]?.port}`], { env });
    await check();
    expect(existsSync(killed)).toBe(false);
    sites[0]?.hang(true);
    await check();
    expect(readFileSync(killed, 'utf8')).toBe(
      `kill --signal=SIGKILL forecourt@${sites[0]?.port}\n`,
    );
    expect(sites[0]?.asked.filter((each) => each === 'GET /api/health/live')).toHaveLength(4);
  });

  test('processes are restarted in turn, each out of nginx and warm before it is back', async () => {
    const conf = path.join(FOLDER, 'nginx.conf');
    const processes = sites.map(({ port }) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
    const configuration = readFileSync(conf, 'utf8');
    const example = readFileSync(path.join(ROOT, 'deploy/nginx/nginx.env'), 'utf8');
    const file = path.join(FOLDER, 'nginx.env');
    // The stand-in keeps each configuration that nginx is told to load.
    const loaded = path.join(FOLDER, 'loaded');
    const restarted = path.join(FOLDER, 'restarted');
    writeFileSync(file, example.replace(/^PROCESSES=.*$/m, `PROCESSES="${processes}"`));
    const PATH = standIn(
      'systemctl',
      `[ "$1" = reload ] && grep -o '127.0.0.1:[0-9]* down' ${conf}.rolled >> ${loaded}; [ "$1" = reload ] || echo "$2" >> ${restarted}; true`,
    );
    standIn('nginx', 'true');
    const env = { ...process.env, ...PATH, NGINX_ENV: file, NGINX_CONF: `${conf}.rolled` };
    const { stdout } = await run(script('roll.sh'), [], { env });
    const ports = sites.map(({ port }) => port);
    expect(stdout).toBe(ports.map((port) => `127.0.0.1:${port} is back\n`).join(''));
    expect(readFileSync(loaded, 'utf8')).toBe(
      ports.map((port) => `127.0.0.1:${port} down\n`).join(''),
    );
    expect(readFileSync(restarted, 'utf8')).toBe(
      ports.map((port) => `forecourt@${port}\n`).join(''),
    );
    for (const { asked } of sites)
      expect(asked.slice(0, 2)).toEqual(['GET /api/health/live', 'GET /']);
    expect(readFileSync(`${conf}.rolled`, 'utf8')).not.toContain(' down ');
    expect(configuration).toContain('max_fails=0');
  });
});
