import { readdirSync } from 'node:fs';

/** Names of sets that nothing is learned from start with this. */
const UNSEEN = 'unseen-';

/** Reads the sets of a folder that something is learned from, by name: files with this ending. */
export const learningSets = <T>(folder: URL, ending: string, read: (set: string) => T[]) =>
  new Map(
    readdirSync(folder)
      .filter((file) => !file.startsWith(UNSEEN))
      .sort()
      .map((file) => file.replace(ending, ''))
      .map((set) => [set, read(set)]),
  );
