import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessTimes {
  pid: number;
  parent: number;
  name: string;
  /** Milliseconds of CPU, those of its ended children included. */
  cpu: number;
}

/** Linux counts processor time for programs in hundredths of a second, whatever its own clock. */
const TICK_MS = 10;

/** Reads one /proc/<pid>/stat (proc(5)): its name stands in brackets and may itself hold some. */
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

/** A process and all that descend from it. */
export function treeOf(root: number, all: readonly ProcessTimes[]): ProcessTimes[] {
  const tree = all.filter(({ pid }) => pid === root);
  // Grows while it is walked, by the children of each.
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

export interface CpuTimes {
  web: number;
  backend: number;
  database: number;
}

/** CPU milliseconds so far of the site, the backend and its database server; null except on Linux. */
export function readCpu(webPid: number, backendPid: number): CpuTimes | null {
  if (process.platform !== 'linux') return null;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      } catch {
        return []; // It ended meanwhile.
      }
    });
  const sum = (processes: ProcessTimes[]) => processes.reduce((total, { cpu }) => total + cpu, 0);
  const behind = treeOf(backendPid, all);
  const database = behind.filter(({ name }) => name.startsWith('postgres'));
  return {
    web: sum(treeOf(webPid, all)),
    backend: sum(behind) - sum(database),
    database: sum(database),
  };
}

/** Megabytes of memory a process holds now and held at most; null except on Linux. */
export function readMemory(pid: number): { now: number; peak: number } | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
