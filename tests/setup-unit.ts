import { format } from 'node:util';
import { afterEach } from 'vitest';

// A test that expects a complaint spies on the console itself; any other complaint fails it.
const complaints: string[] = [];
// supabase-js says this once on every Node.js 20; the versions are chosen with care.
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
