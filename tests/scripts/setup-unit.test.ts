import { expect, it, vi } from 'vitest';

it.fails('fails a test that complains on the console', () => {
  console.error('a complaint');
});

it('lets a test expect a complaint', () => {
  const spy = vi.spyOn(console, 'warn').mockImplementation(() => {});
  console.warn('expected');
  expect(spy).toHaveBeenCalledOnce();
  spy.mockRestore();
});
