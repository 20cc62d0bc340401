import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium, firefox, type LaunchOptions, type WorkerFixture } from '@playwright/test';

export interface Browser {
  /** Undefined for Playwright's own browser, of whose two it takes the headless shell. */
  executablePath: string | undefined;
  /** Readable source of the browser, for messages. */
  origin: string;
}

/** The environment that the search depends on; unit tests pass a fake. */
export interface Machine {
  platform: NodeJS.Platform;
  environment: Record<string, string | undefined>;
  ownLaunches: () => Promise<boolean>;
  works: (executablePath: string) => boolean;
}

/** The executables. The headless shell is first: it draws no window, which makes journeys a third faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Runs the browser: one that lacks a system library exists but cannot start. */
function works(executablePath: string): boolean {
  if (!existsSync(executablePath)) return false;
  // On Windows --version opens a window instead of printing the version.
  if (process.platform === 'win32') return true;
  return spawnSync(executablePath, ['--version'], { timeout: 20_000 }).status === 0;
}

const thisMachine = (): Machine => ({
  platform: process.platform,
  environment: process.env,
  ownLaunches: () =>
    chromium.launch().then(
      (browser) => browser.close().then(() => true),
      () => false,
    ),
  works,
});

function systemPaths({ platform, environment }: Machine): string[] {
  if (platform === 'darwin') {
    return ['/Applications', join(environment.HOME ?? '', 'Applications')].flatMap((folder) =>
      macApplications.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
    return folders.flatMap((folder) =>
      environment[folder] ? windowsPrograms.map((file) => `${environment[folder]}\\${file}`) : [],
    );
  }
  const folders = [...(environment.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
}

/** Finds the first working Chromium: CHROME_PATH, Playwright's, then the system's; null if none. */
export async function findBrowser(machine: Machine = thisMachine()): Promise<Browser | null> {
  const { CHROME_PATH } = machine.environment;
  if (CHROME_PATH) {
    if (!machine.works(CHROME_PATH))
      throw new Error(`CHROME_PATH is ${CHROME_PATH}, which does not start.`);
    return { executablePath: CHROME_PATH, origin: 'CHROME_PATH' };
  }
  if (await machine.ownLaunches()) {
    return { executablePath: undefined, origin: 'Playwright’s own Chromium' };
  }
  const found = systemPaths(machine).find(machine.works);
  return found ? { executablePath: found, origin: 'the system’s browser' } : null;
}

const isRoot = () => process.getuid?.() === 0;

function attempt(file: string, args: string[]): boolean {
  console.log(`No browser found, trying: ${[file, ...args].join(' ')}`);
  try {
    execFileSync(file, args, { stdio: 'inherit', timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}

/** Finds or installs a browser; throws an error with one line of advice when neither works. */
export async function ensureBrowser(): Promise<Browser> {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const installs = [
    () => attempt(process.execPath, [playwright, 'install', 'chromium']),
    () =>
      isRoot() &&
      existsSync('/usr/bin/apt-get') &&
      attempt('apt-get', ['update']) &&
      (attempt('apt-get', ['install', '-y', 'chromium-headless-shell']) ||
        attempt('apt-get', ['install', '-y', 'chromium'])),
  ];
  let browser = await findBrowser();
  for (const install of installs) {
    if (browser) break;
    install();
    browser = await findBrowser();
  }
  if (browser) return browser;
  throw new Error('No browser: install Chromium or Chrome, or set CHROME_PATH to one.');
}

/**
 * Finds the system's Firefox, FIREFOX_PATH first; null when Playwright cannot drive it, as Playwright
 * needs WebDriver BiDi commands that Firefox 153 lacks.
 */
export async function findFirefox(): Promise<string | null> {
  const { environment, works: starts } = thisMachine();
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => [join(folder, 'firefox'), join(folder, 'firefox-esr')]);
  const application = '/Applications/Firefox.app/Contents/MacOS/firefox';
  const executablePath = [environment.FIREFOX_PATH ?? '', ...found, application].find(starts);
  if (!executablePath) return null;
  try {
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath,
      timeout: 20_000,
    });
    const isDriven = await browser.newContext().then(Boolean, () => false);
    await browser.close();
    return isDriven ? executablePath : null;
  } catch {
    return null;
  }
}

/** Ubuntu since 23.10 forbids unprivileged programs to create the sandbox's user namespaces. */
function isSandboxForbidden(): boolean {
  try {
    const setting = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
    return readFileSync(setting, 'utf8').trim() === '1';
  } catch {
    return false;
  }
}

/** Playwright's launch options; disables the sandbox only where it cannot work. */
export function launchOptions({ executablePath }: Pick<Browser, 'executablePath'>) {
  const withoutSandbox = isRoot() || Boolean(process.env.CI) || isSandboxForbidden();
  return { executablePath, chromiumSandbox: !withoutSandbox };
}

const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

/** Returns arguments that save the browser of the journeys a quarter of its time. */
export const savingArguments = ({ hasPictures }: { hasPictures: boolean }) => [
  // A renderer process for each page of each test takes an eighth.
  '--renderer-process-limit=1',
  ...(hasPictures ? [] : [WITHOUT_PICTURES]),
];

/** Loads pictures in `npm test` too: `test.use({ launchOptions: withPictures })` in a file that checks some. */
export const withPictures: WorkerFixture<LaunchOptions, { launchOptions: LaunchOptions }> = (
  { launchOptions: given },
  use,
) => use({ ...given, args: given.args?.filter((arg) => arg !== WITHOUT_PICTURES) });
