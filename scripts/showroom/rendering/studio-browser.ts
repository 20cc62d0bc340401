import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { Paint } from '@/lib/showroom/paints';
import { PLATE_FONT } from './plate-lettering';
import type { studio } from './studio';
import type { Camera } from './views';

const PLATE_FONT_FILE = '../../../app/fonts/forecourt-plate.woff2';

declare global {
  interface Window {
    studio: typeof studio;
  }
}

/** Flags for a headless browser with software rendering: identical pixels on every machine. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
];

/** Loads a car, captures it from a camera, and renders the capture in any paint. */
export type StudioBrowser = {
  /** Hash of all inputs that affect the pictures, except cars, cameras and paints. */
  version: string;
  load(glb: Uint8Array): Promise<void>;
  see(camera: Camera, width: number): Promise<void>;
  /** Renders the captured view in a paint, as a PNG with alpha. */
  develop(paint: Paint): Promise<Buffer>;
  close(): Promise<void>;
};

/** Opens the studio. CHROMIUM_PATH sets the browser when Playwright's is not installed. */
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
  const failed = new Promise<never>((_, reject) => page.once('pageerror', reject));
  await page.setContent('<body style="margin:0"></body>');
  const font = await readFile(fileURLToPath(new URL(PLATE_FONT_FILE, import.meta.url)), 'base64');
  await page.evaluate(
    async ([name, data]) => {
      const face = new FontFace(name, `url(data:font/woff2;base64,${data})`);
      document.fonts.add(await face.load());
    },
    [PLATE_FONT, font] as const,
  );
  await page.addScriptTag({ content: code, type: 'module' });
  // Polls, as Playwright's waitForFunction uses animation frames, which starve in software rendering.
  while (!(await Promise.race([failed, page.evaluate(() => 'studio' in window)])))
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
