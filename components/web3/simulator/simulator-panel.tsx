'use client';

import { type ComponentType, useState } from 'react';
import { SIMULATOR_DATA_USE } from '@/lib/web3/simulator/data-use';
import { button } from '../../ui/button';

type Phase = 'closed' | 'loading' | 'failed';

/** Starts the simulator, whose code is loaded only on request. */
export function SimulatorPanel() {
  const [phase, setPhase] = useState<Phase>('closed');
  const [Simulator, setSimulator] = useState<ComponentType>();

  async function open() {
    setPhase('loading');
    try {
      const simulator = await import('./simulator');
      setSimulator(() => simulator.Simulator);
    } catch {
      setPhase('failed');
    }
  }

  if (Simulator) return <Simulator />;
  return (
    <>
      <p className="only-without-script">
        The simulator needs JavaScript, which is off. The steps below tell the same in words.
      </p>
      <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          className={button()}
          // A disabled button would lose the focus.
          aria-disabled={phase === 'loading'}
          onClick={() => phase !== 'loading' && open()}
        >
          Start the simulator
        </button>
        <p role="status" className="text-ink-2">
          {phase === 'closed' && `Loads ${SIMULATOR_DATA_USE}.`}
          {phase === 'loading' && 'Loading…'}
          {phase === 'failed' && 'The simulator could not be loaded. Try again.'}
        </p>
      </div>
    </>
  );
}
