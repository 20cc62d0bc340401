import { askDvla } from './dvla';
import { askDvsa } from './dvsa';
import { type PolicyOptions, registryPolicy } from './policy';

/** One registry under its policy. Several calls about one plate at a time ask once. */
function asker<T>(
  ask: (plate: string, signal: AbortSignal) => Promise<T | null>,
  options?: PolicyOptions,
) {
  const policy = registryPolicy(options);
  const pending = new Map<string, Promise<T | null>>();
  return (plate: string): Promise<T | null> => {
    const known = pending.get(plate);
    if (known) return known;
    // A signal of its own: cockatiel otherwise adds a listener per call to one that all calls share.
    const { signal: whole } = new AbortController();
    const response = policy
      .execute(({ signal }) => ask(plate, signal), whole)
      .finally(() => pending.delete(plate));
    pending.set(plate, response);
    return response;
  };
}

/**
 * Asks the registries about a number plate; null for no such vehicle. Throws RegistryError, or cockatiel's
 * TaskCancelledError after the timeout and BrokenCircuitError while the breaker is open.
 */
export const registryClient = (options?: PolicyOptions) => ({
  dvla: asker(askDvla, options),
  dvsa: asker(askDvsa, options),
});

export type RegistryClient = ReturnType<typeof registryClient>;
