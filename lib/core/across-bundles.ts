/**
 * One value for all copies of a module: Next bundles some more than once
 * (https://github.com/vercel/next.js/issues/65350), and they share it through globalThis. `make` is called
 * once in a process for each name.
 */
export function acrossBundles<T>(name: string, make: () => T): T {
  const key = Symbol.for(`forecourt.${name}`);
  const shared = globalThis as { [key: symbol]: T | undefined };
  shared[key] ??= make();
  return shared[key];
}
