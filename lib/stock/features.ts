import { hasVisibleText } from '../core/clean-text';
import { filledText } from '../core/filled-text';

/** Joins features to one cell. A | within a feature is written \|. */
export function joinFeatures(features: string[]) {
  const cell = features.map((name) => name.replaceAll('|', '\\|')).join(' | ');
  // A final | prevents a split at the semicolon or comma.
  return features.length === 1 && /[;,]/.test(cell) ? `${cell} |` : cell;
}

const isFeature = (part: string) => hasVisibleText(part) && filledText(part) !== '';

/** Splits the features of a cell at |, else at ; or else at commas. */
export function splitFeatures(cell: string) {
  const bars = cell.split(/(?<!\\)\|/);
  const parts = bars.length > 1 ? bars : cell.split(cell.includes(';') ? ';' : ',');
  return parts.map((part) => part.replaceAll('\\|', '|').trim()).filter(isFeature);
}
