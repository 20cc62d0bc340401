import type { CheckAnswer, CheckCommand } from '@/lib/advert-check/types';

/** Maximum time of an answer in milliseconds; the first one waits for the worker's code too. */
const ANSWER_WITHIN = 30_000;

/** Starts the worker that reads adverts. Throws if the browser refuses a worker. */
export function startReader() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting: { resolve: (answer: CheckAnswer) => void; reject: (error: Error) => void }[] = [];
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const ready = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const fail = () => {
    const error = new Error('The reader of adverts failed');
    settle.reject(error);
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    if ('ready' in data) return settle.resolve();
    const first = waiting.shift();
    if ('failed' in data) first?.reject(new Error('The reader of adverts failed'));
    else first?.resolve(data);
  });
  async function ask(command: CheckCommand) {
    const timer = setTimeout(fail, ANSWER_WITHIN);
    try {
      await ready;
      return await new Promise<CheckAnswer>((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(command);
      });
    } finally {
      clearTimeout(timer);
    }
  }
  return { ready, ask, stop: () => worker.terminate() };
}

export type Reader = ReturnType<typeof startReader>;
