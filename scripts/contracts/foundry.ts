import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import { ROOT } from '../dev/processes';

const resolve = createRequire(import.meta.url).resolve;

/** Returns the path of a program of Foundry in npm's package for this platform. Throws UserFacingError without it. */
export function foundryProgram(tool: 'forge' | 'anvil'): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch;
  const name = `@foundry-rs/${tool}-${process.platform}-${cpu}`;
  const file = process.platform === 'win32' ? `${tool}.exe` : tool;
  try {
    // The path is resolved from the package that depends on it, wherever npm has put it.
    const parent = createRequire(resolve(`@foundry-rs/${tool}/package.json`));
    const program = path.join(path.dirname(parent.resolve(`${name}/package.json`)), 'bin', file);
    if (existsSync(program)) return program;
  } catch {
    // The package is not installed: the error below says so.
  }
  throw new UserFacingError(
    `Foundry's ${tool} is not installed: npm has ${name} for few platforms.`,
  );
}

/** Arguments and environment with which forge finds its configuration: its root is the repository. */
const forgeCommand = (args: string[]) => {
  const env = { ...process.env, FOUNDRY_CONFIG: 'contracts/foundry.toml', NO_COLOR: '1' };
  return { args: [...args, '--root', ROOT], options: { cwd: ROOT, env } };
};

/** Runs forge to its end. */
export function forge(args: string[]): Promise<{ ok: boolean; stdout: string; output: string }> {
  const { args: all, options } = forgeCommand(args);
  const child = spawn(foundryProgram('forge'), all, options);
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ ok: code === 0, stdout, output }));
  });
}

/** Runs forge on this terminal; returns its exit code. */
export function forgeHere(args: string[]): number {
  const { args: all, options } = forgeCommand(args);
  return spawnSync(foundryProgram('forge'), all, { ...options, stdio: 'inherit' }).status ?? 1;
}
