'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState, useTransition } from 'react';
import { runStock } from '@/lib/stock/run-stock';

type Progress = { done: number; of: number };

const CUT =
  'The connection was cut before the end. Run it again: what is done stays done, and the rest follows.';

/** Lists a checked file with its progress; the page then shows the result. */
export function useStockRun(file: string) {
  const router = useRouter();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [isRefreshing, startRefresh] = useTransition();

  async function run(form: FormData) {
    setProblem(null);
    setProgress(null);
    setRunning(true);
    let isFinished = false;
    try {
      for await (const step of runStock(file, form)) {
        if ('done' in step) setProgress(step);
        if ('problem' in step) setProblem(step.problem);
        isFinished = !('done' in step);
      }
      if (!isFinished) setProblem(CUT);
    } catch {
      setProblem(CUT);
    }
    setRunning(false);
    // The page must show the cars done so far, whether or not the run succeeded.
    startRefresh(() => router.refresh());
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void run(new FormData(event.currentTarget));
  }

  // While the backend is down the refresh never ends; the file can be run again nevertheless.
  const isBusy = isRunning || (isRefreshing && !problem);
  return { progress, problem, isBusy, handleSubmit };
}
