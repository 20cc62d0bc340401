/** Matches a literal, or a run of line ends with blanks and comments before them. Code is in `$$`, data in other tags. */
const PART = /('(?:[^']|'')*'|"[^"]*"|\$(\w+)\$[\s\S]*?\$\2\$)|(?:[ \t]*(?:--.*)?\n)+/g;

/** Returns SQL without comments and blank lines, also within the bodies of functions; literals are unchanged. */
export const withoutComments = (sql: string): string =>
  `${sql}\n`.replace(PART, (_, literal?: string) => literal ?? '\n').trim();
