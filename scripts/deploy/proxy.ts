import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { env } from '@/lib/env';
import { freePort } from '../../supabase/local/free-port';
import { ROOT } from '../dev/processes';
import { NGINX, type Server, startServer } from './servers';

const run = promisify(execFile);
const NGINX_FILES = path.join(ROOT, 'deploy/nginx');

export interface Proxy extends Server {
  url: string;
  /** Lines of its log, one for each request. */
  logged: () => Record<string, unknown>[];
}

/** Ports for a proxy, and the origin of the site behind it, which the site must know before the proxy starts. */
export async function reserveProxy() {
  const [http, https] = [await freePort(), await freePort()];
  return { http, https, url: `https://localhost:${https}` };
}

/** Makes a certificate for localhost, signed by itself. */
async function makeCertificate(folder: string) {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await run('openssl', ['req', ...kind, '-days', '2', ...names, ...files]);
  return { key, certificate };
}

/** Starts nginx as deploy/nginx configures it, in front of processes on these ports. */
export async function startProxy(
  folder: string,
  { http, https, url }: Awaited<ReturnType<typeof reserveProxy>>,
  processes: number[],
  cache = path.join(folder, 'cache'),
): Promise<Proxy> {
  const inFolder = (name: string) => path.join(folder, name);
  for (const each of [cache, inFolder('acme'), inFolder('assets')])
    mkdirSync(each, { recursive: true });
  const { key, certificate } = await makeCertificate(folder);
  const log = inFolder('access.log');
  const values = {
    SERVER_NAME: 'localhost',
    // All visitors of a test or of the bench have one address.
    RATE: '100000r/s',
    PROCESSES: processes.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' '),
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    HTTP_PORT: `${http}`,
    HTTPS_PORT: `${https}`,
    ORIGIN_PORT: `${await freePort()}`,
    // nginx runs as this account: another one could not read the folder.
    ACCOUNT: userInfo().username,
    PID: inFolder('nginx.pid'),
    CACHE: cache,
    CACHE_SIZE: '100m',
    CACHE_MIN_FREE: '1k',
    FULL: inFolder('disk-full'),
    HSTS: env.hsts(),
    LOG: log,
    ACME: inFolder('acme'),
    ASSETS: inFolder('assets'),
    PAGES: NGINX_FILES,
  };
  const options = { env: { ...process.env, ...values } };
  const { stdout } = await run(path.join(NGINX_FILES, 'render.sh'), [], options);
  const file = inFolder('nginx.conf');
  writeFileSync(file, stdout);
  const args = ['-e', 'stderr', '-c', file, '-g', 'daemon off;'];
  const server = await startServer(NGINX ?? '', args, https);
  const logged = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { ...server, url, logged };
}

/** Adds the files of a build to those that nginx serves. */
export const keepAssets = (build: string, folder: string) =>
  run(process.execPath, [path.join(ROOT, 'deploy/keep-assets.mjs'), build, folder]);
