import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../e2e/support/browser';
import { say } from '../dev/report';
import { atLeast, note, type Row } from './table';

const WHAT = 'Test drive at 640 × 360, drawn by software';
const SIZE = { width: 640, height: 360 };
const MIN_FRAMES = 20;
const SECONDS = 8;
const SOFTWARE = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

type Frames = { frames: number; slowest: number; pixels: string; size: string };

/** Measures the frames a second of the test drive at full throttle, with software WebGL. */
export async function measureDrive(origin: string): Promise<Row> {
  const found = await findBrowser();
  if (!found) return note(WHAT, 'n/a: no browser, set CHROME_PATH to one');
  say('test drive');
  const browser = await chromium.launch({ ...launchOptions(found), args: SOFTWARE });
  try {
    const page = await browser.newPage({ viewport: { width: 760, height: 800 } });
    await page.goto(`${origin}/ar-showroom?body=hatchback&tool=virtual-test-drive`, {
      waitUntil: 'networkidle',
    });
    await page.getByRole('button', { name: 'Start the test drive' }).click();
    const course = page.getByRole('application', { name: /^Driving course/ });
    await course.waitFor({ timeout: 60_000 });
    await page.getByText('The car is being brought round…').waitFor({
      state: 'detached',
      timeout: 60_000,
    });
    const box = await course.boundingBox();
    const wider = SIZE.width - (box?.width ?? SIZE.width);
    await page.setViewportSize({ width: Math.round(760 + wider), height: 800 });
    await page.keyboard.down('ArrowUp');
    const { frames, slowest, pixels, size } = await page.evaluate<Frames>(countFrames(SECONDS));
    await page.keyboard.up('ArrowUp');
    const value = frames / SECONDS;
    const shown = `${value.toFixed(1)} frames/s, slowest ${slowest.toFixed(0)} ms (${size}, drawn as ${pixels})`;
    return atLeast(WHAT, { value, shown, limit: MIN_FRAMES, unit: 'frames/s' });
  } finally {
    await browser.close();
  }
}

/** Returns a script that counts frames, after two seconds to adapt the resolution. */
const countFrames = (seconds: number) => `new Promise((done) => setTimeout(() => {
  const canvas = document.querySelector('canvas');
  const start = performance.now();
  let [frames, slowest, before] = [0, 0, start];
  requestAnimationFrame(function next(now) {
    frames += 1;
    slowest = Math.max(slowest, now - before);
    before = now;
    if (now - start < ${seconds * 1000}) return requestAnimationFrame(next);
    const size = canvas.clientWidth + ' × ' + canvas.clientHeight;
    done({ frames, slowest, size, pixels: canvas.width + ' × ' + canvas.height });
  });
}, 2000))`;
