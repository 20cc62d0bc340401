import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { freePort } from '../../supabase/local/free-port';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** True if WebKitGTK's WebDriver and a display server are installed. */
export const hasWebKit = [DRIVER, DISPLAY_SERVER].every(existsSync);

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts a virtual display and returns its name. */
async function openDisplay(processes: ChildProcess[]) {
  const server = spawn(DISPLAY_SERVER, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1440x900x24',
    '-nolisten',
    'tcp',
  ]);
  processes.push(server);
  for await (const line of createInterface({ input: server.stdout })) return `:${line}`;
  throw new Error('Xvfb gave no display');
}

/** Opens a WebKitGTK page, driven over the W3C WebDriver protocol. */
export async function openWebKit(siteUrl: string) {
  const processes: ChildProcess[] = [];
  const port = await freePort();
  const display = await openDisplay(processes);
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  processes.push(driver);

  async function send<T>(path: string, body?: unknown, method = body ? 'POST' : 'GET'): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(45_000),
    });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  }

  await expect.poll(() => send('/status').catch(() => null), { timeout: 10_000 }).toBeTruthy();
  const { sessionId } = await send<{ sessionId: string }>('/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  // Element lookups wait for elements that are not rendered yet.
  await send(`${session}/timeouts`, { implicit: 10_000 });
  const find = async (css: string) => {
    const found = await send<Record<string, string>>(`${session}/element`, {
      using: 'css selector',
      value: css,
    });
    return `${session}/element/${found[ELEMENT]}`;
  };

  return {
    goto: (path: string) => send(`${session}/url`, { url: siteUrl + path }),
    /** Current URL without the site's origin. */
    path: async () => (await send<string>(`${session}/url`)).replace(siteUrl, ''),
    text: async (css: string) => send<string>(`${await find(css)}/text`),
    click: async (css: string) => send(`${await find(css)}/click`, {}),
    type: async (css: string, text: string) => send(`${await find(css)}/value`, { text }),
    /** Evaluates an expression in the page. */
    evaluate: <T>(expression: string) =>
      send<T>(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    close: async () => {
      await send(session, undefined, 'DELETE').catch(() => {});
      for (const one of processes) one.kill();
    },
  };
}

export type WebKitPage = Awaited<ReturnType<typeof openWebKit>>;
