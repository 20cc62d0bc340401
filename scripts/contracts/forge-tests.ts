import { forge } from './foundry';

/** A test or check, with its output. */
export interface Finding {
  name: string;
  ok: boolean;
  output: string;
}

interface Suite {
  test_results: Record<string, { status: string; reason: string | null; counterexample: unknown }>;
}

/** Reads forge's report as one finding for each test; a run without tests has failed. */
export function readForgeReport(json: string, output: string): Finding[] {
  let suites: Record<string, Suite>;
  try {
    suites = JSON.parse(json);
  } catch {
    return [{ name: 'forge test', ok: false, output }];
  }
  const found = Object.entries(suites).flatMap(([suite, { test_results }]) =>
    Object.entries(test_results).map(([test, { status, reason, counterexample }]) => ({
      name: `${suite.slice(suite.indexOf(':') + 1)} › ${test}`,
      ok: status === 'Success',
      output: `${reason ?? status}\n${counterexample ? JSON.stringify(counterexample) : ''}`,
    })),
  );
  return found.length > 0 ? found : [{ name: 'forge test', ok: false, output }];
}

/** Runs the tests in Solidity, except those that measure gas. */
export async function forgeTests(): Promise<Finding[]> {
  const { stdout, output } = await forge(['test', '--json', '--no-match-contract', 'GasTest']);
  return readForgeReport(stdout, output);
}
