import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A width in pixels and the AVIF quality for it. */
export type PictureWidth = { width: number; quality: number };
export type PictureFile = PictureWidth & { file: string };

const inPublic = (file: string) =>
  fileURLToPath(new URL(`../../../public${file}`, import.meta.url));
const LEDGER = fileURLToPath(new URL('./ledger.json', import.meta.url));

/** AVIF effort: 4 makes files of 8 % less in four times the time. */
export const EFFORT = 2;

export const exist = (files: readonly PictureFile[]) =>
  files.every(({ file }) => existsSync(inPublic(file)));

/** Reads the inputs of the committed pictures, as hashes by the name of a job. */
export async function readLedger() {
  const known: Record<string, string> = existsSync(LEDGER)
    ? JSON.parse(await readFile(LEDGER, 'utf8'))
    : {};
  return {
    has: (name: string, hash: string) => known[name] === hash,
    add: async (name: string, hash: string) => {
      known[name] = hash;
      const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
      await writeFile(LEDGER, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}

/** Writes a PNG with alpha as AVIF in the given widths. */
export async function writePicture(
  png: Buffer,
  files: readonly PictureFile[],
  chromaSubsampling: '4:4:4' | '4:2:0' = '4:2:0',
): Promise<void> {
  for (const { file, width, quality } of files) {
    const path = inPublic(file);
    await mkdir(dirname(path), { recursive: true });
    await sharp(png)
      .resize(width)
      .avif({ quality, effort: EFFORT, chromaSubsampling })
      .toFile(path);
  }
}
