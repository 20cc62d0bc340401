import { format } from 'node:util';
import { afterEach } from 'vitest';

// Any console error or warning fails a test; one that expects some mocks the console itself.
const complaints: string[] = [];
// supabase-js logs this deprecation once on Node.js 20, which is supported deliberately.
const advice = /^⚠️ {2}Node\.js 20 and below are deprecated/;
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    const text = format(...words);
    if (!advice.test(text)) complaints.push(`console.${level}: ${text}`);
  };
}

afterEach(() => {
  const said = complaints.splice(0);
  if (said.length) throw new Error(`Unexpected output on the console\n${said.join('\n')}`);
});
