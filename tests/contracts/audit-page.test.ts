import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contractTests, gasOfActs, gasOfSale } from '@/components/legal/documents/contract-tests';
import { ROOT } from '../../scripts/dev/processes';

const read = (file: string) => readFileSync(path.join(ROOT, 'contracts', file), 'utf8');
const counts = contractTests.map(([, count]) => count).join('\n');

it('says on the audit page how often the tests really try', () => {
  const [, fuzz] = /\[fuzz\]\s+runs = (\d+)/.exec(read('foundry.toml')) ?? [];
  const [, runs, depth] =
    /\[invariant\]\s+runs = (\d+)\s+depth = (\d+)/.exec(read('foundry.toml')) ?? [];
  expect(counts).toContain(`${fuzz} random values each`);
  expect(counts).toContain(`${runs} runs of ${depth} random acts`);
});

it('counts the cases of hostile contracts', () => {
  const hostile = read('test/VehicleEscrowHostile.t.sol').match(/function test_/g);
  expect(hostile).toHaveLength(7);
  expect(counts).toContain('Seven cases with hostile contracts');
});

it('adds up the gas of the acts of a sale that goes well', () => {
  const wanted = ['Approve the escrow for a title', 'Open a sale', 'Pay in', 'Accept', 'Withdraw'];
  const gas = gasOfActs
    .filter(([act]) => wanted.includes(act))
    .map(([, , figure]) => Number(figure.replace(',', '')));
  expect(gas).toHaveLength(wanted.length);
  expect(gas.reduce((sum, figure) => sum + figure, 0)).toBe(gasOfSale);
});
