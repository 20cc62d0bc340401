/** A server or a thread that runs until it ends by itself or is stopped. */
export interface Service {
  /** Resolves, with what happened in words, when it has ended, wanted or not. */
  gone: Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a service; `previous` is the one that ended, and `signal` says that it is no longer wanted. */
type Start<S extends Service> = (signal: AbortSignal, previous?: S) => Promise<S>;

const MOST_RESTARTS = 5;
const WINDOW_MS = 60_000;

/**
 * Starts a service, and starts it again whenever it ends by itself. `gone` resolves when it has been
 * stopped, cannot be started, or has ended more than five times within a minute.
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
    let ends: number[] = [];
    for (;;) {
      const reason = await current.gone;
      ends = [...ends, Date.now()].slice(-MOST_RESTARTS - 1);
      const [earliest = 0] = ends;
      const isHopeless = ends.length > MOST_RESTARTS && earliest > Date.now() - WINDOW_MS;
      if (signal.aborted || isHopeless) return reason;
      say(`${reason}: it is started again`);
      try {
        current = await start(signal, current);
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      if (signal.aborted) await current.stop();
    }
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
