import { readdirSync } from 'node:fs';

/** Prefix of the names of sets that are not learned from. */
const UNSEEN = 'unseen-';

/** Reads the sets of a folder that are learned from, by name: the files with this ending. */
export const learningSets = <T>(folder: URL, ending: string, read: (set: string) => T[]) =>
  new Map(
    readdirSync(folder)
      .filter((file) => !file.startsWith(UNSEEN))
      .sort()
      .map((file) => file.replace(ending, ''))
      .map((set) => [set, read(set)]),
  );
