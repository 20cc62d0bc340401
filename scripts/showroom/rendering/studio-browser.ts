import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { Paint } from '@/lib/showroom/paints';
import type { studio } from './studio';
import type { Camera } from './views';

declare global {
  interface Window {
    studio: typeof studio;
  }
}

/** A headless browser that draws in software: the same pixels on every machine. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
];

/** Loads a car, sees it from a place, develops what was seen in any paint. */
export type StudioBrowser = {
  /** Names everything that decides how pictures look but cars, cameras and paints. */
  version: string;
  load(glb: Uint8Array): Promise<void>;
  see(camera: Camera, width: number): Promise<void>;
  /** What was seen, in a paint: a PNG with alpha. */
  develop(paint: Paint): Promise<Buffer>;
  close(): Promise<void>;
};

/** Opens the studio. CHROMIUM_PATH names a browser where Playwright's own is not installed. */
export async function openStudio(): Promise<StudioBrowser> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./studio.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
    tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)),
  });
  const code = bundle.outputFiles[0]?.text ?? '';
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: FLAGS,
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.setContent('<body style="margin:0"></body>');
  await page.addScriptTag({ content: code, type: 'module' });
  // Waiting by animation frames would starve under software drawing.
  while (!(await page.evaluate(() => 'studio' in window)))
    await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    version: createHash('sha256').update(code).digest('hex'),
    load: (glb) =>
      page.evaluate((text) => window.studio.load(text), Buffer.from(glb).toString('base64')),
    see: (camera, width) =>
      page.evaluate((args) => window.studio.see(args.camera, args.width), { camera, width }),
    develop: async (paint) =>
      Buffer.from(await page.evaluate((p) => window.studio.develop(p), paint), 'base64'),
    close: () => browser.close(),
  };
}
