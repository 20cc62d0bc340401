/** A literal, or a run of line ends with the blanks and comments before them. Code stands in `$$`, data in other tags. */
const PART = /('(?:[^']|'')*'|"[^"]*"|\$(\w+)\$[\s\S]*?\$\2\$)|(?:[ \t]*(?:--.*)?\n)+/g;

/** SQL without comments and blank lines, also within the bodies of functions; literals stay as they are. */
export const withoutComments = (sql: string): string =>
  `${sql}\n`.replace(PART, (_, literal?: string) => literal ?? '\n').trim();
