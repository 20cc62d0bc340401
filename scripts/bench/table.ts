/** One row of the result table. */
export interface Row {
  what: string;
  measured: string;
  target: string;
  verdict: 'ok' | 'miss' | '–';
}

interface Limit {
  value: number;
  /** Formatted value, where the number alone is not enough. */
  shown?: string;
  limit: number;
  unit?: string;
}

/** Formats a number with its unit: one decimal below 100, none from 100 on. */
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

/** Creates a row without a target, or for a value that could not be measured. */
export function note(what: string, measured: string): Row {
  return { what, measured, target: '–', verdict: '–' };
}

/** Formats the rows as a Markdown table with aligned columns. */
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
