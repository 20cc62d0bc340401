import type { Command, Scene } from './scene';
import type { Answer } from './worker';

/** A simulator that runs in a worker. */
export interface Player {
  /** Rejects if the worker cannot run or fails. */
  play(command: Command): Promise<Scene>;
  /** Ends the worker. What is under way is never answered. */
  stop(): void;
}

/** Starts the worker; nothing of it is loaded before. Throws where the browser refuses a worker. */
export function startPlayer(): Player {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting: { resolve: (scene: Scene) => void; reject: (error: Error) => void }[] = [];
  const fail = () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The simulator failed'));
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const first = waiting.shift();
    if ('scene' in data) first?.resolve(data.scene);
    else first?.reject(new Error('The simulator failed'));
  });
  return {
    play: (command) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(command);
      }),
    stop: () => worker.terminate(),
  };
}
