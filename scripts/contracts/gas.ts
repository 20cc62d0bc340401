import { forge } from './foundry';

/**
 * Measures each act as a transaction of its own: writes contracts/gas, or compares with it.
 * `ok` is false where a figure differs.
 */
export function measureGas(mode: 'write' | 'compare') {
  const check = String(mode === 'compare');
  const emit = String(mode === 'write');
  const flags = ['--isolate', '--gas-snapshot-check', check, '--gas-snapshot-emit', emit];
  return forge(['test', '--match-contract', 'GasTest', ...flags]);
}
