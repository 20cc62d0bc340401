/**
 * `npm run test:contracts`: checks format and lint, runs forge's tests, compares their gas, and checks that the output
 * of `npm run contracts:build` is current. `--report <file>` writes the counts as vitest does.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Finding, forgeTests } from './contracts/forge-tests';
import { forge } from './contracts/foundry';
import { measureGas } from './contracts/gas';
import { contractModules } from './contracts/modules';
import { solhint } from './contracts/solhint';
import { ROOT } from './dev/processes';
import { sayError } from './dev/report';

const { report } = parseArgs({ options: { report: { type: 'string' } } }).values;

const staleModules = () =>
  contractModules()
    .filter(([file, text]) => {
      const full = path.join(ROOT, file);
      return !existsSync(full) || readFileSync(full, 'utf8') !== text;
    })
    .map(([file]) => `${file} is not current: npm run contracts:build`)
    .join('\n');

/** The checks run one after the other, as each may compile. */
async function* findings(): AsyncGenerator<Finding> {
  const format = await forge(['fmt', '--check']);
  yield { name: 'format', ...format };
  const build = await forge(['build']);
  yield { name: 'build without warnings', ...build };
  if (!build.ok) return;
  yield { name: 'forge lint', ...(await forge(['lint'])) };
  yield { name: 'solhint', ...(await solhint()) };
  const stale = staleModules();
  yield { name: 'lib/web3/contracts is current', ok: !stale, output: stale };
  yield { name: 'contracts/gas is current', ...(await measureGas('compare')) };
  yield* await forgeTests();
}

const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
try {
  for await (const { name, ok, output } of findings()) {
    counts[ok ? 'numPassedTests' : 'numFailedTests'] += 1;
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok) console.log(output);
  }
} catch (error) {
  counts.numFailedTests += 1;
  sayError(error);
}
console.log(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
if (report) {
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify(counts));
}
process.exitCode = Number(counts.numFailedTests > 0);
