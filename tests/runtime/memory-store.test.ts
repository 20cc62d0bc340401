import { expect, test } from 'vitest';
import { createMemoryStore } from '@/lib/runtime/memory-store.mjs';

test('an entry takes no more memory than is counted', async () => {
  const store = createMemoryStore({ longestRender: 1000 });
  await store.write('/a', 'missing', {
    value: { kind: 'APP_PAGE', html: 'x' },
    tags: [],
    renderedAt: 0,
  });
  const packed = store.stores.missing?.peek('/a') as { bytes: Uint8Array } | undefined;
  expect(packed?.bytes.buffer.byteLength).toBe(packed?.bytes.length);
  expect(packed?.bytes.length).toBeGreaterThan(0);
  expect((await store.read('/a')).entry).toMatchObject({ value: { html: 'x' } });
});
