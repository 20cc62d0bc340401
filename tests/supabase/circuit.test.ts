import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCircuit, type Outcome } from '@/lib/supabase/circuit';

/** A circuit with a clock that the test sets, and probes that end as it says. */
function circuitWith(ends: Outcome = 'failed') {
  const state = { time: 0, ends, probes: 0, changes: [] as boolean[] };
  const circuit = createCircuit({
    probe: async () => {
      state.probes += 1;
      return state.ends;
    },
    onChange: (isOpen) => state.changes.push(isOpen),
    now: () => state.time,
  });
  /** Reports these outcomes, 1.5 s apart. */
  const report = (...outcomes: Outcome[]) => {
    for (const outcome of outcomes) {
      circuit.report(outcome);
      state.time += 1500;
    }
  };
  return { circuit, state, report };
}

const FAILURES: Outcome[] = ['failed', 'late', 'failed', 'failed', 'failed'];

test('five failures in a row open it, and a response between them does not let it', async () => {
  const { circuit, state, report } = circuitWith();
  report(...FAILURES.slice(1), 'answered', ...FAILURES.slice(1));
  expect(circuit.isOpen()).toBe(false);
  report('failed');
  expect(circuit.isOpen()).toBe(true);
  expect(await circuit.maySend()).toBe(false);
  expect(state.changes).toEqual([true]);
});

test('many failures at one moment do not open it', () => {
  const { circuit, state } = circuitWith();
  for (let times = 0; times < 50; times += 1) circuit.report('failed');
  expect(circuit.isOpen()).toBe(false);
  state.time = 5100;
  circuit.report('failed');
  expect(circuit.isOpen()).toBe(true);
});

test('a request is sent at once when the probe that it starts succeeds', async () => {
  const { circuit, state, report } = circuitWith('answered');
  report(...FAILURES);
  expect(await circuit.maySend()).toBe(true);
  expect([state.probes, circuit.isOpen(), state.changes]).toEqual([1, false, [true, false]]);
});

test('a crowd shares one probe', async () => {
  const { circuit, state, report } = circuitWith('failed');
  report(...FAILURES);
  const sent = await Promise.all(Array.from({ length: 20 }, () => circuit.maySend()));
  expect([sent.includes(true), state.probes]).toEqual([false, 1]);
});

test('nobody waits long for a probe of a backend that hangs', async () => {
  let isDone = (_: Outcome) => {};
  const probe = () => new Promise<Outcome>((resolve) => (isDone = resolve));
  let time = 0;
  const circuit = createCircuit({ probe, now: () => time });
  for (let times = 0; times < 5; times += 1) {
    circuit.report('late');
    time += 4000;
  }
  const begun = performance.now();
  expect(await circuit.maySend()).toBe(false);
  expect(performance.now() - begun).toBeLessThan(500);
  const next = circuit.maySend();
  isDone('answered');
  expect(await next).toBe(true);
});

test('it is open only after five failures since the last response', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Outcome>('answered', 'failed', 'late')), (outcomes) => {
      const { circuit, report } = circuitWith();
      report(...outcomes);
      const isDown = outcomes.length - 1 - outcomes.lastIndexOf('answered') >= 5;
      expect(circuit.isOpen()).toBe(isDown);
    }),
  );
});
