/** The fields of a package-lock.json (version 3) entry used here. */
export interface LockEntry {
  version?: string;
  resolved?: string;
  dev?: boolean;
  license?: string;
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}
export type LockPackages = Record<string, LockEntry>;

export interface MissingEntry {
  parent: string;
  name: string;
  version: string;
}

/** Resolves `name` from the package at `from` as Node does, within the lock's paths. */
function resolveInLock(packages: LockPackages, from: string, name: string) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const candidate = base ? `${base}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!base) return undefined;
  }
}

const exact = (range: string) => range.replace(/^[\^~=]/, '');

/** Optional dependencies without a lock entry, shallow parents first. */
export function missingPlatformEntries(packages: LockPackages): MissingEntry[] {
  const depth = (path: string) => path.split('node_modules/').length;
  const parents = Object.entries(packages).sort(([a], [b]) => depth(a) - depth(b));
  return parents.flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, range]) => {
      const found = resolveInLock(packages, parent, name);
      const isPinned = range === exact(range) && /^\d+\.\d+\.\d+/.test(range);
      const answered = found && (!isPinned || packages[found]?.version === range);
      return answered ? [] : [{ parent, name, version: exact(range) }];
    }),
  );
}

/** Parses cpu, os and libc (npm's values) from a binary's package name; undefined when it names none. */
export function platformOf(name: string, siblings: readonly string[] = []) {
  const bareName = name.slice(name.indexOf('/') + 1);
  const os = /android|darwin|windows|win32|freebsd|openbsd|netbsd|openharmony|linux/.exec(
    bareName,
  )?.[0];
  const cpu = /wasm32|arm64|loong64|riscv64|ppc64|s390x|amd64|x64|ia32|arm/.exec(bareName)?.[0];
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  const npmCpu = cpu === 'amd64' ? 'x64' : cpu;
  return {
    cpu: npmCpu,
    os: os === 'windows' ? 'win32' : os,
    libc: libcOf(bareName, name, siblings),
  };
}

function libcOf(bareName: string, name: string, siblings: readonly string[]) {
  if (!bareName.includes('linux')) return undefined;
  if (bareName.includes('musl')) return 'musl';
  // A name without libc means glibc only when a sibling package covers musl.
  return bareName.endsWith('-gnu') || siblings.includes(`${name}-musl`) ? 'glibc' : undefined;
}

/** Creates a lock entry as npm would, without the fields that need a registry (resolved, integrity). */
function platformEntry(parent: LockEntry, missing: MissingEntry): LockEntry {
  const platform = platformOf(missing.name, Object.keys(parent.optionalDependencies ?? {}));
  if (!platform) {
    throw new Error(`${missing.name} (of ${missing.parent}) is missing and names no platform`);
  }
  const { cpu, os, libc } = platform;
  return {
    version: missing.version,
    cpu: [cpu],
    ...(parent.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    ...(parent.license && { license: parent.license }),
    optional: true,
    ...(os && { os: [os] }),
    ...(parent.engines && { engines: parent.engines }),
  };
}

/** Removes registry URLs from the lock's packages and adds missing entries for platform binaries. */
export function completeLock(packages: LockPackages) {
  const completed = structuredClone(packages);
  for (const entry of Object.values(completed)) {
    if (/^https?:/.test(entry.resolved ?? '')) delete entry.resolved;
  }
  const added: string[] = [];
  for (const missing of missingPlatformEntries(completed)) {
    const top = `node_modules/${missing.name}`;
    const path = completed[top] ? `${missing.parent}/${top}` : top;
    completed[path] = platformEntry(completed[missing.parent] ?? {}, missing);
    added.push(path);
  }
  const sorted = Object.entries(completed).sort(([a], [b]) => (a < b ? -1 : 1));
  return { packages: Object.fromEntries(sorted), added };
}
