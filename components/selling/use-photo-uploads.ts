'use client';

import pLimit from 'p-limit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PART_BYTES } from '@/lib/photos/limits';
import { isTransient, PhotoError, type PhotoProblem } from '@/lib/photos/messages';
import { prepareFile } from '@/lib/photos/prepare-file';
import { sendPhoto } from '@/lib/photos/send';
import {
  forgetUnfinished,
  keepUnfinished,
  readUnfinished,
  unfinishedKey,
} from '@/lib/photos/unfinished';

export type Upload = {
  id: string;
  name: string;
  status: 'waiting' | 'sending' | 'failed';
  /** The part of the file that has arrived, 0 to 1. */
  share: number;
  /** True if parts of it had arrived before the page was loaded. */
  isResumed: boolean;
  problem?: PhotoProblem;
};

/** The data of an attempt that are not shown. */
type Job = {
  file: Blob;
  prepared?: Blob;
  arrived: Set<number>;
  cancel: AbortController;
  /** The storage key of its progress, for a reload. */
  key: string;
};

/** The maximum number of files sent at a time; the server prepares one photograph at a time. */
const MAX_CONCURRENT = 2;

type Options = {
  listing: string;
  onAdded: (photo: string) => void;
  onResumed: (name: string) => void;
  /** Called after photographs were added, when no upload is waiting or under way any more. */
  onSettled: () => void;
  onFailed: (name: string, problem: PhotoProblem) => void;
};

/** Sends files as photographs of a listing, each with its progress, and lets them be retried and cancelled. */
export function usePhotoUploads({ listing, onAdded, onResumed, onSettled, onFailed }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const jobs = useRef(new Map<string, Job>());
  const limit = useRef(pLimit(MAX_CONCURRENT));
  const running = useRef(0);
  const hasAdded = useRef(false);

  const change = (id: string, values: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)),
    );

  function forget(id: string) {
    jobs.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }

  async function attempt(id: string, name: string) {
    const job = jobs.current.get(id);
    if (!job || job.cancel.signal.aborted) return;
    change(id, { status: 'sending' });
    try {
      job.prepared ??= await prepareFile(job.file);
      const { prepared: file, arrived, cancel } = job;
      const handleProgress = (share: number) => {
        change(id, { share });
        // A re-encoded file may have other bytes the next time, so that its parts cannot be resumed.
        if (file === job.file) keepUnfinished(job.key, { upload: id, parts: arrived.size });
      };
      const photo = await sendPhoto(
        { listing, upload: id, file, arrived },
        { signal: cancel.signal, onProgress: handleProgress },
      );
      forgetUnfinished(job.key);
      forget(id);
      hasAdded.current = true;
      onAdded(photo);
    } catch (error) {
      if (job.cancel.signal.aborted) return;
      const problem = error instanceof PhotoError ? error.problem : 'failed';
      if (!isTransient(problem) || problem === 'incomplete') forgetUnfinished(job.key);
      change(id, { status: 'failed', problem });
      onFailed(name, problem);
    }
  }

  async function run(id: string, name: string) {
    running.current += 1;
    await limit.current(() => attempt(id, name));
    running.current -= 1;
    if (running.current > 0 || !hasAdded.current) return;
    hasAdded.current = false;
    onSettled();
  }

  function add(files: File[]) {
    const shown = files.map((file): Upload => {
      const key = unfinishedKey(listing, file);
      const unfinished = readUnfinished(key);
      const known = unfinished && !jobs.current.has(unfinished.upload) ? unfinished : null;
      const id = known?.upload ?? crypto.randomUUID();
      const arrived = new Set(Array(known?.parts ?? 0).keys());
      jobs.current.set(id, { file, arrived, cancel: new AbortController(), key });
      if (known) onResumed(file.name);
      const share = Math.min(1, (arrived.size * PART_BYTES) / file.size || 0);
      return { id, name: file.name, status: 'waiting', share, isResumed: known !== null };
    });
    setUploads((all) => [...all, ...shown]);
    for (const { id, name } of shown) run(id, name);
  }

  function retry({ id, name }: Upload) {
    change(id, { status: 'waiting' });
    run(id, name);
  }

  function cancel({ id }: Upload) {
    const job = jobs.current.get(id);
    job?.cancel.abort();
    if (job) forgetUnfinished(job.key);
    forget(id);
  }

  const resume = useEffectEvent(() => {
    for (const upload of uploads) if (upload.problem === 'network') retry(upload);
  });
  useEffect(() => {
    const handleOnline = () => resume();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  const isBusy = uploads.some(({ status }) => status !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [isBusy]);

  return { uploads, add, retry, cancel };
}
