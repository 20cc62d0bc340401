const TABLE = /^\| Variable \| Meaning \|\n\|[-|]+\|\n((?:\|.*\|\n)+)/m;
const WIDTH = 100;

const HEADER = [
  'The variables of README.md, written by `npm run env:example`. Copy this file to .env, remove the #',
  'before each variable that you set, and quote a value with a space. Next reads .env whenever it',
  'starts the site, for the demo and the tests too. Other commands read the shell: set -a; . ./.env; set +a',
];

const namesIn = (cell: string) =>
  [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].flatMap(([, name]) => name ?? []);

/** Replaces links by their targets and removes code marks. */
const plainText = (cell: string) =>
  cell.replace(/\[[^\]]*\]\(([^)]*)\)/g, '$1').replaceAll('`', '');

/** Breaks text at spaces into comment lines of at most `WIDTH` characters; a longer word has its own line. */
function commentLines(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line !== '#' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/**
 * Makes `.env.example` from the table of variables in `readme`: each row's meaning as comment lines,
 * then its variables, commented out. Variables that only a meaning names follow those of their row.
 * Throws an error when there is no such table, or when a row names no variable.
 */
export function envExample(readme: string): string {
  const rows = TABLE.exec(readme)?.[1];
  if (!rows) throw new Error('README has no table of variables with a meaning');
  const cells = rows
    .trim()
    .split('\n')
    .map((row) => row.slice(1, -1).split(' | '))
    .map(([variables = '', ...meaning]) => ({ variables, meaning: meaning.join(' | ').trim() }));
  const named = new Set(cells.flatMap(({ variables }) => namesIn(variables)));
  const sections = cells.map(({ variables, meaning }) => {
    const names = namesIn(variables);
    if (!names.length) throw new Error(`A row of the table names no variable: ${variables.trim()}`);
    const others = namesIn(meaning).filter((name) => !named.has(name));
    for (const name of others) named.add(name);
    const variableLines = [...names, ...others].map((name) => `#${name}=`);
    return [...commentLines(plainText(meaning)), ...variableLines].join('\n');
  });
  return `${[HEADER.map((line) => `# ${line}`).join('\n'), ...sections].join('\n\n')}\n`;
}
