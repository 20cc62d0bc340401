import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import { foundryProgram } from './foundry';

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 5000;

/** A running chain on this machine. */
export interface Chain {
  pid: number;
  rpcUrl: string;
  /** Resolves with the exit code, or null when a signal ended it. */
  exited: Promise<number | null>;
  stop: () => Promise<void>;
}

interface Options {
  /** Port to listen on; 0 takes a free one. */
  port: number;
  chainId?: number;
  /** Further arguments of anvil. */
  more?: string[];
}

/** Starts anvil on 127.0.0.1. Throws UserFacingError when it does not start. */
export async function startAnvil({ port, chainId = 31_337, more = [] }: Options) {
  const where = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId)];
  const args = [...where, ...more];
  const child = spawn(foundryProgram('anvil'), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Own process group: Ctrl-C signals only this process, which stops anvil.
    detached: process.platform !== 'win32',
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(1));
  });
  let output = '';
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (output.length < 20_000) output += text;
        const address = /Listening on (\S+:\d+)/.exec(output)?.[1];
        if (address) resolve(`http://${address}`);
      });
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    if ((await Promise.race([exited, wait(STOP_TIMEOUT_MS, 'late', { ref: false })])) === 'late')
      child.kill('SIGKILL');
    await exited;
  };
  const late = wait(START_TIMEOUT_MS, undefined, { ref: false });
  const rpcUrl = await Promise.race([listening, exited.then(() => undefined), late]);
  if (!rpcUrl || !child.pid) {
    await stop();
    throw new UserFacingError(`The chain does not start on port ${port}.\n${output.trim()}`);
  }
  return { pid: child.pid, rpcUrl, exited, stop } satisfies Chain;
}
