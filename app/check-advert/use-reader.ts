'use client';

import { useEffect, useRef, useState } from 'react';
import type { CheckedText, Costs, ReadCar } from '@/lib/advert-check/types';
import { type Reader, startReader } from './start-reader';

/** Whether the worker's code is loaded: from then on the page works without a network. */
type Status = 'loading' | 'ready' | 'failed';

/** The reader of adverts in this browser, started when the page is shown. */
export function useReader() {
  const [status, setStatus] = useState<Status>('loading');
  const reader = useRef<Reader | null>(null);

  useEffect(() => {
    try {
      const started = startReader();
      reader.current = started;
      started.ready.then(
        () => setStatus('ready'),
        () => setStatus('failed'),
      );
      return () => started.stop();
    } catch {
      setStatus('failed');
      return undefined;
    }
  }, []);

  async function ask(command: { text: string } | { car: ReadCar }) {
    if (!reader.current) throw new Error('No reader of adverts');
    return reader.current.ask(command);
  }

  return {
    status,
    async check(text: string): Promise<CheckedText> {
      const answer = await ask({ text });
      if (!('report' in answer)) throw new Error('No report');
      return answer.report;
    },
    async costs(car: ReadCar): Promise<Costs | null> {
      const answer = await ask({ car });
      return 'costs' in answer ? answer.costs : null;
    },
  };
}
