import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PlainToast } from '@/components/feedback/plain-toast';
import { NETWORK_FAILED } from '@/lib/core/browser/network';

afterEach(() => void vi.unstubAllGlobals());

test('a toast without Sonner says why, as an alert that can be closed', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const toast = { kind: 'error', title: 'You are offline' } as const;
  const html = renderToStaticMarkup(createElement(PlainToast, { toast, onClose: () => {} }));
  expect(html).toContain('role="alert"');
  for (const phrase of ['You are offline', NETWORK_FAILED, 'Close message'])
    expect(html).toContain(phrase);
});
