import { expect, test, vi } from 'vitest';
import { TOAST_EVENT, TOAST_MS, toast } from '@/lib/core/browser/toast';

test('toasts carry their kind and have the specified durations', () => {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  const seen: unknown[] = [];
  target.addEventListener(TOAST_EVENT, (event) => seen.push((event as CustomEvent).detail));
  toast.message('Link copied');
  toast.error('Update failed', 'There was an error.');
  expect(seen).toEqual([
    { kind: 'message', title: 'Link copied', description: undefined },
    { kind: 'error', title: 'Update failed', description: 'There was an error.' },
  ]);
  expect(TOAST_MS).toEqual({ message: 1_000_000, error: 5000 });
});
