import { REGISTRIES, registryState } from './endpoints';

/** Number plates of DVLA's test environment that the local stand-in answers for in full. */
export const DEMO_PLATES = ['AA19PPP', 'AA19DSL'] as const;

/** The number plates to try in a look-up; none where a registry is real or nothing is looked up. */
export const demoPlates = (): readonly string[] =>
  REGISTRIES.every((registry) => registryState(registry) === 'stand-in') ? DEMO_PLATES : [];
