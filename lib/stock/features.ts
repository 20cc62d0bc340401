import { hasVisibleText } from '../core/clean-text';

/** Features in one cell. A feature's own | is written \|. */
export function joinFeatures(features: string[]) {
  const cell = features.map((name) => name.replaceAll('|', '\\|')).join(' | ');
  // Without a | the semicolon would divide it.
  return features.length === 1 && cell.includes(';') ? `${cell} |` : cell;
}

/** The features of a cell, with | or else ; between them. */
export function splitFeatures(cell: string) {
  const bars = cell.split(/(?<!\\)\|/);
  const parts = bars.length > 1 ? bars : cell.split(';');
  return parts.map((part) => part.replaceAll('\\|', '|').trim()).filter(hasVisibleText);
}
