import { expect, it } from 'vitest';
import { findBrowser, type Machine } from '../../e2e/support/browser';

const machine = (present: string[], other: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  environment: { PATH: '/usr/local/bin:/usr/bin' },
  ownLaunches: async () => false,
  works: (path) => present.includes(path),
  ...other,
});

it('prefers its own Chromium, then system browsers in list order', async () => {
  const own = { ownLaunches: async () => true };
  expect(await findBrowser(machine(['/usr/bin/chromium'], own))).toEqual({
    executablePath: undefined,
    origin: 'Playwright’s own Chromium',
  });
  const paths = ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(await findBrowser(machine(paths))).toEqual({
    executablePath: '/usr/bin/chromium-headless-shell',
    origin: 'the system’s browser',
  });
  expect(await findBrowser(machine([]))).toBeNull();
});

it('uses CHROME_PATH, and throws when it does not start', async () => {
  const environment = { CHROME_PATH: '/mine/chrome', PATH: '/usr/bin' };
  const own = { environment, ownLaunches: async () => true };
  expect((await findBrowser(machine(['/mine/chrome'], own)))?.executablePath).toBe('/mine/chrome');
  await expect(findBrowser(machine([], own))).rejects.toThrow(
    'CHROME_PATH is /mine/chrome, which does not start.',
  );
});

it('finds browsers on macOS and Windows', async () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect((await findBrowser(machine([chrome], { platform: 'darwin' })))?.executablePath).toBe(
    chrome,
  );
  const edge = 'C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe';
  const windows = machine([edge], {
    platform: 'win32',
    environment: { 'PROGRAMFILES(X86)': 'C:\\Programs' },
  });
  expect((await findBrowser(windows))?.executablePath).toBe(edge);
});
