import { format } from 'node:util';
import { afterAll, afterEach, vi } from 'vitest';

// Any console error or warning fails a test; a test that expects one mocks the console itself.
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    complaints.push(`console.${level}: ${format(...args)}`);
  };
}

afterEach(() => {
  const said = complaints.splice(0);
  if (said.length) throw new Error(`Unexpected output on the console\n${said.join('\n')}`);
});

// The next file shares this one's modules, variables and globals.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
