import type { StockMapping } from './types';

/** Which heading each column is read from: the kept one where the file has it, else one of the same meaning. */
export function suggestMapping(_headings: string[], _kept: StockMapping): StockMapping {
  throw new Error('Not written yet');
}

/** The names of the columns that a file must have and that no heading is mapped to. */
export function missingColumns(_mapping: StockMapping): string[] {
  throw new Error('Not written yet');
}

/** The mapping that a form sends as `column:<name>`; a heading that the file lacks is none. */
export function readMapping(_form: FormData, _headings: string[]): StockMapping {
  throw new Error('Not written yet');
}
