import type { Command, Scene } from './scene';

/**
 * Maximum time of a response, in milliseconds; during the first a slow connection also loads all
 * the code.
 */
export const ANSWER_WITHIN = 30_000;

/** A simulator that runs in a worker. */
export interface Player {
  /** Rejects if the worker cannot run, fails, or takes longer than `ANSWER_WITHIN`. */
  play(command: Command): Promise<Scene>;
  /** Ends the worker. Pending commands get no response. */
  stop(): void;
}

/** Starts the worker, which loads its code only now. Throws if the browser refuses a worker. */
export function startPlayer(): Player {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting: { resolve: (scene: Scene) => void; reject: (error: Error) => void }[] = [];
  const fail = () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The simulator failed'));
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<{ scene?: Scene } | null>) => {
    const first = waiting.shift();
    if (data?.scene) first?.resolve(data.scene);
    else first?.reject(new Error('The simulator failed'));
  });
  return {
    play(command) {
      let timer: ReturnType<typeof setTimeout>;
      return new Promise<Scene>((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(command);
        timer = setTimeout(fail, ANSWER_WITHIN);
      }).finally(() => clearTimeout(timer));
    },
    stop: () => worker.terminate(),
  };
}
