import { REGISTRIES, registryState } from './endpoints';

/** Number plates of DVLA's test environment with full records in the local stand-in. */
export const DEMO_PLATES = ['AA19PPP', 'AA19DSL'] as const;

/** The number plates to try in a look-up; empty if a registry is real or look-ups are off. */
export const demoPlates = (): readonly string[] =>
  REGISTRIES.every((registry) => registryState(registry) === 'stand-in') ? DEMO_PLATES : [];
