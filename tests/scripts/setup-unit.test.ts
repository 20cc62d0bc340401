import { expect, it, vi } from 'vitest';

it.fails('fails a test that logs a console error', () => {
  console.error('a complaint');
});

it('allows a mocked console warning', () => {
  const spy = vi.spyOn(console, 'warn').mockImplementation(() => {});
  console.warn('expected');
  expect(spy).toHaveBeenCalledOnce();
  spy.mockRestore();
});
