import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { parseStat, readCpu, readMemory, treeOf } from '@/scripts/bench/processes';

test('a process name may hold spaces and brackets, and child CPU time is included', () => {
  const stat = '42 (next (v16) x) S 7 42 42 0 -1 4194560 1 2 3 4 10 20 300 4000 20 0 11 0 99';
  expect(parseStat(stat)).toEqual({ pid: 42, parent: 7, name: 'next (v16) x', cpu: 43_300 });
});

test('a process tree is a process with all its descendants', () => {
  const at = (pid: number, parent: number) => ({ pid, parent, name: 'node', cpu: 1 });
  const all = [at(1, 0), at(2, 1), at(5, 3), at(3, 2), at(4, 1)];
  expect(treeOf(2, all).map(({ pid }) => pid)).toEqual([2, 3, 5]);
  expect(treeOf(9, all)).toEqual([]);
});

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('CPU time is measured for a busy process', async () => {
    const script = 'const end = Date.now() + 200; while (Date.now() < end); process.send(1)';
    const child = spawn(process.execPath, ['-e', `${script}; process.stdin.resume()`], {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    await once(child, 'message');
    const cpu = readCpu([child.pid ?? 0], child.pid ?? 0);
    child.stdin?.end();
    child.kill();
    expect(cpu?.web).toBeGreaterThan(0);
    expect(cpu?.backend).toBe(cpu?.web);
    expect(cpu?.database).toBe(0);
  });

  test('memory is measured in megabytes', () => {
    const memory = readMemory(process.pid);
    expect(memory?.now).toBeCloseTo(process.memoryUsage.rss() / 2 ** 20, -2);
    expect(memory?.peak).toBeGreaterThanOrEqual(memory?.now ?? Number.POSITIVE_INFINITY);
  });
});
