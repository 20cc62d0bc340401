import { MAX_SEARCH_NAME } from './constants';

/** Suggests the name of a search from the sentences of its chips, cut between two of them. */
export function suggestedName(labels: readonly string[]): string {
  const [first = '', ...more] = labels.map((label) => label.replace(/\s+/g, ' ').trim());
  let name = [...first].slice(0, MAX_SEARCH_NAME).join('');
  for (const label of more) {
    const longer = `${name}, ${label}`;
    if ([...longer].length > MAX_SEARCH_NAME) break;
    name = longer;
  }
  return name;
}
