/** A server or worker thread that runs until it exits or is stopped. */
export interface Service {
  /** Resolves with a readable reason when it has ended, expectedly or not. */
  gone: Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a service; `previous` is the instance that exited, `signal` aborts the start. */
type Start<S extends Service> = (signal: AbortSignal, previous?: S) => Promise<S>;

const MAX_RESTARTS = 5;
const WINDOW_MS = 60_000;
const MAX_FAILED_STARTS = 3;

/**
 * Starts a service and restarts it when it exits. `gone` resolves when it was stopped, failed to start
 * three times in a row, or exited again after five restarts within a minute.
 */
export async function keepRunning<S extends Service>(
  start: Start<S>,
  say: (line: string) => void,
): Promise<Service & { first: S }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const first = await start(signal);
  let current = first;

  const watch = async (): Promise<string> => {
    const restarts: number[] = [];
    let failedStarts = 0;
    let reason = await current.gone;
    const isHopeless = () =>
      failedStarts === MAX_FAILED_STARTS ||
      restarts.filter((time) => time > Date.now() - WINDOW_MS).length >= MAX_RESTARTS;
    while (!signal.aborted && !isHopeless()) {
      say(`${reason}: restarting it`);
      restarts.push(Date.now());
      try {
        current = await start(signal, current);
        failedStarts = 0;
        if (signal.aborted) await current.stop();
        reason = await current.gone;
      } catch (error) {
        failedStarts += 1;
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    return reason;
  };

  const gone = watch();
  return {
    first,
    gone,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await gone;
    },
  };
}
