import { expect, it } from 'vitest';
import { findBrowser, type Machine } from '../../e2e/support/browser';

const machine = (present: string[], other: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  environment: { PATH: '/usr/local/bin:/usr/bin' },
  ownPath: '/own/chrome',
  works: (path) => present.includes(path),
  ...other,
});

it('prefers its own Chromium, then the system’s in the order of the list', () => {
  expect(findBrowser(machine(['/usr/bin/chromium', '/own/chrome']))?.executablePath).toBe(
    '/own/chrome',
  );
  const both = machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']);
  expect(findBrowser(both)).toEqual({
    executablePath: '/usr/bin/chromium',
    origin: 'the system’s browser',
  });
  expect(findBrowser(machine([]))).toBeNull();
});

it('obeys CHROME_PATH, and says so when it does not start', () => {
  const environment = { CHROME_PATH: '/mine/chrome', PATH: '/usr/bin' };
  const present = ['/mine/chrome', '/own/chrome'];
  expect(findBrowser(machine(present, { environment }))?.executablePath).toBe('/mine/chrome');
  expect(() => findBrowser(machine(['/own/chrome'], { environment }))).toThrow(
    'CHROME_PATH is /mine/chrome, which does not start.',
  );
});

it('knows where macOS and Windows keep theirs', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser(machine([chrome], { platform: 'darwin' }))?.executablePath).toBe(chrome);
  const edge = 'C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe';
  const windows = machine([edge], {
    platform: 'win32',
    environment: { 'PROGRAMFILES(X86)': 'C:\\Programs' },
  });
  expect(findBrowser(windows)?.executablePath).toBe(edge);
});
