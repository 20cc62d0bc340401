import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

type PictureFile = { file: string; width: number };

const inPublic = (file: string) =>
  fileURLToPath(new URL(`../../../public${file}`, import.meta.url));
const LEDGER = fileURLToPath(new URL('../../../.data/renders.json', import.meta.url));

export const exist = (files: readonly PictureFile[]) =>
  files.every(({ file }) => existsSync(inPublic(file)));

/** Reads the hashes of the inputs of each rendered picture; without them all are rendered again. */
export async function readLedger() {
  const known: Record<string, string> = existsSync(LEDGER)
    ? JSON.parse(await readFile(LEDGER, 'utf8'))
    : {};
  await mkdir(dirname(LEDGER), { recursive: true });
  return {
    has: (files: readonly PictureFile[], hash: string) =>
      exist(files) && files.every(({ file }) => known[file] === hash),
    add: async (files: readonly PictureFile[], hash: string) => {
      for (const { file } of files) known[file] = hash;
      await writeFile(LEDGER, JSON.stringify(known));
    },
  };
}

/** Writes a PNG with alpha as AVIF in the given widths. */
export async function writePicture(
  png: Buffer,
  files: readonly PictureFile[],
  quality: number,
): Promise<void> {
  for (const { file, width } of files) {
    const path = inPublic(file);
    await mkdir(dirname(path), { recursive: true });
    await sharp(png).resize(width).avif({ quality, effort: 1 }).toFile(path);
  }
}
