import { defineConfig, devices } from '@playwright/test';
import { groupsLeftOut } from '../scripts/dev/test-groups';
import { launchOptions, savingArguments } from './support/browser';
import { both, saidInTitle, specifiedJourneys } from './support/specified-journeys';
import type { OutageOption } from './support/test';

// The global setup finds the browser; the workers, which read this file after it, use it.
const { E2E_BROWSER, E2E_FIREFOX: firefox, E2E_REPORT: report } = process.env;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
// `npm test` runs the journeys that tests/specification.md names; any other run takes all.
const onlySpecified = Boolean(process.env.E2E_SPECIFIED);
const wanted = onlySpecified ? specifiedJourneys() : /(?:)/;
const tagged = (tag: RegExp) => both(tag, wanted);
/** A tag adds a project to an ordinary test, and to a specified test whose title says so. */
const also = (tag: string, pattern: string) =>
  onlySpecified ? saidInTitle(tag, pattern) : `${tag}\\b`;
/** The journeys of the last project: those that list many cars, and one that sees no car, for the other worker. */
const last = /(?:\.last|second-factor)\.spec\.ts$/;
const onlyElsewhere = [/\.(phone|noscript|outage)\.spec\.ts$/, last];

export default defineConfig<object, OutageOption>({
  testDir: '.',
  outputDir: './.results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  grep: wanted,
  grepInvert: groupsLeftOut().flatMap(({ journeys }) => journeys ?? []),
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A journey that passes only at its second try is a bug, in the site or in the journey: the test
  // command shows it, and counts it in its closing line.
  retries: 1,
  // A site that is completely broken is reported soon.
  maxFailures: process.env.CI ? 25 : 0,
  // The limits are long, because a slow machine is no failure: they end tests that hang.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['list'], ['json', { outputFile: `../${report}` }]] : 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a sixth of the run; a failed one is tried again, with its trace.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...launchOptions({ executablePath: E2E_BROWSER || undefined }),
      args: savingArguments({ hasPictures: !onlySpecified }),
    },
  },
  projects: [
    {
      name: 'outage',
      testMatch: /\.outage\.spec\.ts$/,
      // These tests share one site behind one switch, so they run in turn, and first, lest they run alone last.
      fullyParallel: false,
      workers: 1,
      use: { ...desktop, hasOwnBackendSwitch: true },
    },
    { name: 'chromium', testIgnore: onlyElsewhere, use: desktop, teardown: 'last' },
    // These tests list so many cars that others would see them, so they run after the journeys that count and crawl.
    { name: 'last', testMatch: last, use: desktop },
    {
      name: 'firefox',
      // The system's own Firefox runs over WebDriver BiDi; without it these journeys are skipped (support/test.ts).
      grep: tagged(/@firefox\b/),
      testIgnore: onlyElsewhere,
      timeout: 90_000,
      use: {
        ...devices['Desktop Firefox'],
        viewport: { width: 1440, height: 900 },
        channel: 'moz-firefox',
        launchOptions: firefox ? { executablePath: firefox } : {},
      },
    },
    {
      name: 'phone',
      // A file name .phone.spec.ts makes this the only project of a test.
      grep: tagged(new RegExp(`\\.phone\\.spec\\.ts|${also('@phone', 'phone|finger|thumbs')}`)),
      testIgnore: /\.(noscript|outage)\.spec\.ts$/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'no-script',
      grep: tagged(
        new RegExp(`\\.noscript\\.spec\\.ts|${also('@noscript', 'without JavaScript')}`),
      ),
      testIgnore: /\.(phone|outage)\.spec\.ts$/,
      use: { ...desktop, javaScriptEnabled: false },
    },
  ],
});
