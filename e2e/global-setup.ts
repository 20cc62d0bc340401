import { stampBuild } from '../scripts/dev/build';
import { ensureBrowser, findFirefox } from './support/browser';
import { assertBuilt } from './support/site';
import { startStack } from './support/stack';

/** Finds a browser, then starts the backend and the site of the journeys; returns the function that stops them. */
export default async function globalSetup() {
  assertBuilt();
  // The journeys' demo serves this build too.
  process.env.NEXT_DIST_DIR ??= '.next-test';
  stampBuild();
  const { executablePath = '', origin } = await ensureBrowser();
  console.log(`Browser: ${origin} ${executablePath}`.trimEnd());
  process.env.E2E_BROWSER = executablePath;
  const firefox = await findFirefox();
  console.log(
    firefox ? `Firefox: ${firefox}` : 'Firefox: none that can be driven, its journeys are skipped',
  );
  if (firefox) process.env.E2E_FIREFOX = firefox;
  const started = performance.now();
  const stop = await startStack();
  console.log(`Backend and site ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return stop;
}
