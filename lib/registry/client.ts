import { askDvla } from './dvla';
import { askDvsa } from './dvsa';
import { type PolicyOptions, registryPolicy } from './policy';

/** Asks one registry under its policy. Concurrent calls about one plate share one request. */
function asker<T>(
  ask: (plate: string, signal: AbortSignal) => Promise<T | null>,
  options?: PolicyOptions,
) {
  const policy = registryPolicy(options);
  const pending = new Map<string, Promise<T | null>>();
  return (plate: string): Promise<T | null> => {
    const known = pending.get(plate);
    if (known) return known;
    // Each call has its own signal: cockatiel would add a listener per call to a shared one.
    const { signal: whole } = new AbortController();
    const response = policy
      .execute(({ signal }) => ask(plate, signal), whole)
      .finally(() => pending.delete(plate));
    pending.set(plate, response);
    return response;
  };
}

/**
 * Asks the registries about a number plate; null for an unknown vehicle. Throws RegistryError, or
 * cockatiel's TaskCancelledError after the timeout and BrokenCircuitError while the breaker is
 * open.
 */
export const registryClient = (options?: PolicyOptions) => ({
  dvla: asker(askDvla, options),
  dvsa: asker(askDvsa, options),
});

export type RegistryClient = ReturnType<typeof registryClient>;
