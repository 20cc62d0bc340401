/**
 * Shares one value among all copies of a module through globalThis: Next bundles some modules more
 * than once (https://github.com/vercel/next.js/issues/65350). Calls `make` once per process and
 * name.
 */
export function acrossBundles<T>(name: string, make: () => T): T {
  const key = Symbol.for(`forecourt.${name}`);
  const shared = globalThis as { [key: symbol]: T | undefined };
  shared[key] ??= make();
  return shared[key];
}
