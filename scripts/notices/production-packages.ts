import { readFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

export interface ProductionPackage {
  /** Path in node_modules. */
  path: string;
  /** `name version`. */
  label: string;
  license: string;
  /** Whether it is installed on some platforms only, such as a binary. */
  isOptional: boolean;
}

/** Development dependencies of which parts are shipped with the site. */
const SHIPPED = [
  'node_modules/@fontsource-variable/familjen-grotesk',
  'node_modules/@fontsource-variable/hanken-grotesk',
  'node_modules/tailwindcss',
];

/** Lists the packages of a lock file that run or are shipped in production, sorted by name. */
export function productionPackages(lockFile: string): ProductionPackage[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return Object.entries(lock.packages)
    .filter(
      ([path, { dev, devOptional }]) =>
        SHIPPED.includes(path) || (path !== '' && !dev && !devOptional),
    )
    .map(([path, { version = '', license = 'not stated', optional = false }]) => ({
      path,
      label: `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${version}`,
      license,
      isOptional: optional,
    }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
}
