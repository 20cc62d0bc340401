/** One line of the result. */
export interface Row {
  what: string;
  measured: string;
  target: string;
  verdict: 'ok' | 'miss' | '–';
}

interface Limit {
  value: number;
  /** The value in words, where a number alone does not say enough. */
  shown?: string;
  limit: number;
  unit?: string;
}

/** A figure to one decimal below 100, whole from there on, with its unit. */
export function figure(value: number, unit = ''): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 1;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

export function atMost(what: string, { value, shown, limit, unit }: Limit): Row {
  return {
    what,
    measured: shown ?? figure(value, unit),
    target: limit === 0 ? '0' : `≤ ${figure(limit, unit)}`,
    verdict: value <= limit ? 'ok' : 'miss',
  };
}

export function atLeast(what: string, { value, shown, limit, unit }: Limit): Row {
  return {
    what,
    measured: shown ?? figure(value, unit),
    target: `≥ ${figure(limit, unit)}`,
    verdict: value >= limit ? 'ok' : 'miss',
  };
}

/** Something to know that has no target, or could not be measured here. */
export function note(what: string, measured: string): Row {
  return { what, measured, target: '–', verdict: '–' };
}

/** The rows as a Markdown table, its columns aligned. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) =>
    [row.what, row.measured, row.target, row.verdict].map((text) => text.replaceAll('|', '\\|')),
  );
  const head = ['What', 'Measured', 'Target', ''];
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const line = (texts: string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...cells.map(line)].join('\n');
}
