import { hasVisibleText } from '../core/clean-text';

/** Features in one cell. A feature's own | is written \|. */
export function joinFeatures(features: string[]) {
  const cell = features.map((name) => name.replaceAll('|', '\\|')).join(' | ');
  // Without a | the semicolon or comma would divide it.
  return features.length === 1 && /[;,]/.test(cell) ? `${cell} |` : cell;
}

/** The features of a cell, with |, else ; or else a comma between them. */
export function splitFeatures(cell: string) {
  const bars = cell.split(/(?<!\\)\|/);
  const parts = bars.length > 1 ? bars : cell.split(cell.includes(';') ? ';' : ',');
  return parts.map((part) => part.replaceAll('\\|', '|').trim()).filter(hasVisibleText);
}
