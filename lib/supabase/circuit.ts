import { acrossBundles } from '../core/across-bundles';

/** The circuit opens after this many failures in a row, if they have lasted this long. */
const FAILURES_TO_OPEN = 5;
const MIN_OUTAGE_MS = 5000;
/** Maximum wait for a probe of a backend whose last failure was a timeout; of one that refuses at once, probes are quick. */
const PATIENCE_MS = 30;
const PROBE_MS = 1000;

/** How a request ended: with a response, with a failure at once, or with a timeout. */
export type Outcome = 'answered' | 'failed' | 'late';

interface Options {
  /** Sends one small request to the backend; never throws. */
  probe: () => Promise<Outcome>;
  /** Called when the circuit opens and when it closes. */
  onChange?: (isOpen: boolean) => void;
  now?: () => number;
}

/**
 * A circuit breaker of the backend. While it is open, requests fail at once instead of each waiting for its timeout
 * in a slot of the render queue. No timer closes it: each request that meets an open circuit starts a probe if none is
 * running, and is sent itself if the probe succeeds soon enough.
 *
 * cockatiel, which lib/registry uses, lets requests wait for the end of its probe, up to the timeout.
 */
export function createCircuit({ probe, onChange, now = () => performance.now() }: Options) {
  let failures = 0;
  let failingSince = 0;
  let isOpen = false;
  let wasLate = false;
  let probing: Promise<Outcome> | undefined;

  function report(outcome: Outcome) {
    if (outcome === 'answered') {
      failures = 0;
      if (isOpen) onChange?.(false);
      isOpen = false;
      return;
    }
    wasLate = outcome === 'late';
    failingSince = failures === 0 ? now() : failingSince;
    failures += 1;
    if (isOpen || failures < FAILURES_TO_OPEN || now() - failingSince < MIN_OUTAGE_MS) return;
    isOpen = true;
    onChange?.(true);
  }

  /** Whether a request may be sent. */
  async function maySend(): Promise<boolean> {
    if (!isOpen) return true;
    probing ??= probe().then((outcome) => {
      probing = undefined;
      report(outcome);
      return outcome;
    });
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, wasLate ? PATIENCE_MS : PROBE_MS);
    });
    await Promise.race([probing, limit]);
    clearTimeout(timer);
    return !isOpen;
  }

  return { report, maySend, isOpen: () => isOpen };
}

export type Circuit = ReturnType<typeof createCircuit>;

/** The circuit breaker of each project's database, by its origin. */
export const circuits = acrossBundles('circuits', () => new Map<string, Circuit>());

/** Whether the site sends no requests to the database at present, because it does not respond. */
export const isBackendDown = () => [...circuits.values()].some((circuit) => circuit.isOpen());
