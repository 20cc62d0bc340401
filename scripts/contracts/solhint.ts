import { execFile } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../dev/processes';

const PROGRAM = path.join(ROOT, 'node_modules/solhint/solhint.js');
const CONFIG = [
  '--config',
  'contracts/.solhint.json',
  '--max-warnings',
  '0',
  '--noPoster',
  '--disc',
];

/** Lints the sources, not their tests, which need no NatSpec. */
export const solhint = (): Promise<{ ok: boolean; output: string }> =>
  new Promise((done) => {
    const args = [PROGRAM, ...CONFIG, 'contracts/src/**/*.sol'];
    execFile(process.execPath, args, { cwd: ROOT }, (error, stdout, stderr) =>
      done({ ok: !error, output: stdout + stderr }),
    );
  });
