import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessTimes {
  pid: number;
  parent: number;
  name: string;
  /** CPU milliseconds, including terminated children. */
  cpu: number;
}

/** Linux reports CPU time in ticks of 10 ms (USER_HZ = 100), whatever the kernel's own rate. */
const TICK_MS = 10;

/** Parses /proc/<pid>/stat (proc(5)); the bracketed program name may itself contain brackets. */
export function parseStat(stat: string): ProcessTimes {
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return {
    pid: Number.parseInt(stat, 10),
    parent: Number(fields[1]),
    name: stat.slice(stat.indexOf('(') + 1, end),
    cpu: ticks * TICK_MS,
  };
}

/** Returns a process and all its descendants. */
export function treeOf(root: number, all: readonly ProcessTimes[]): ProcessTimes[] {
  const tree = all.filter(({ pid }) => pid === root);
  // The array grows during the iteration by each process's children.
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

export interface CpuTimes {
  web: number;
  backend: number;
  database: number;
}

/** Reads the CPU milliseconds used so far by the site's processes, the backend and its database server; Linux only. */
export function readCpu(webPids: readonly number[], backendPid: number): CpuTimes | null {
  if (process.platform !== 'linux') return null;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      } catch {
        return []; // The process ended meanwhile.
      }
    });
  const sum = (processes: ProcessTimes[]) => processes.reduce((total, { cpu }) => total + cpu, 0);
  const behind = treeOf(backendPid, all);
  const database = behind.filter(({ name }) => name.startsWith('postgres'));
  return {
    web: sum(webPids.flatMap((pid) => treeOf(pid, all))),
    backend: sum(behind) - sum(database),
    database: sum(database),
  };
}

/** Returns the CPU milliseconds per request between two readings. */
export function perRequest(before: CpuTimes | null, after: CpuTimes | null, requests: number) {
  if (!before || !after) return null;
  const spent = (part: keyof CpuTimes) => (after[part] - before[part]) / requests;
  return { web: spent('web'), backend: spent('backend'), database: spent('database') };
}

/** Reads the current and peak memory of a process in megabytes; null except on Linux. */
export function readMemory(pid: number): { now: number; peak: number } | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
