import { expect, it } from 'vitest';
import { readForgeReport } from '../../scripts/contracts/forge-tests';

const suite = (results: Record<string, unknown>) =>
  JSON.stringify({ 'contracts/test/A.t.sol:ATest': { test_results: results } });
const passed = { status: 'Success', reason: null, counterexample: null };
const failed = { status: 'Failure', reason: 'money in: 1 != 2', counterexample: { a: 1 } };

it('finds each test of a report, with the reason of a failure', () => {
  expect(readForgeReport(suite({ 'test_A()': passed, 'test_B()': failed }), '')).toEqual([
    { name: 'ATest › test_A()', ok: true, output: 'Success\n' },
    { name: 'ATest › test_B()', ok: false, output: 'money in: 1 != 2\n{"a":1}' },
  ]);
});

it.each(['', '{}', 'Error: no tests'])('counts a run without tests as failed (%o)', (json) => {
  const output = 'what forge said';
  expect(readForgeReport(json, output)).toEqual([{ name: 'forge test', ok: false, output }]);
});
