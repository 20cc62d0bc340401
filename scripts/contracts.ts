/** `npm run contracts:build`: builds the contracts, and writes lib/web3/contracts and the gas of each act. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from '../supabase/local/user-facing-error';
import { forge } from './contracts/foundry';
import { measureGas } from './contracts/gas';
import { contractModules } from './contracts/modules';
import { ROOT } from './dev/processes';
import { say, sayError } from './dev/report';

try {
  const { ok, output } = await forge(['build']);
  if (!ok) throw new UserFacingError(`The contracts do not build.\n${output}`);
  for (const [file, text] of contractModules()) {
    mkdirSync(path.join(ROOT, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), text);
    say(`wrote ${file}, ${(text.length / 1000).toFixed(1)} kB`);
  }
  const gas = await measureGas('write');
  if (!gas.ok) throw new UserFacingError(`The gas was not measured.\n${gas.output}`);
  say('wrote contracts/gas');
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
