import { afterEach, expect, test, vi } from 'vitest';
import { guardOffline } from '@/components/feedback/offline-guard';
import { TOAST_EVENT, type Toast } from '@/lib/core/browser/toast';

afterEach(() => void vi.unstubAllGlobals());

/** Submits a native form while online or offline; returns whether that was cancelled, and the toasts. */
function submit(onLine: boolean) {
  const page = new EventTarget();
  const titles: string[] = [];
  page.addEventListener(TOAST_EVENT, (event) =>
    titles.push((event as CustomEvent<Toast>).detail.title),
  );
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine });
  const stop = guardOffline();
  const isSent = page.dispatchEvent(new Event('submit', { cancelable: true }));
  stop();
  return { isSent, titles };
}

test('a native form is not sent offline, and a toast says so', () => {
  expect(submit(false)).toEqual({ isSent: false, titles: ['You are offline'] });
});

test('a native form is sent online', () => {
  expect(submit(true)).toEqual({ isSent: true, titles: [] });
});
