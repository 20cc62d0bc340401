import { readFileSync } from 'node:fs';

/** `whole` precedes a journey that only `npm run test:all` runs. */
const PROOF = /(?<!whole )`e2e\/([^`]+\.spec\.ts) › ([^`]+)`/g;

/** Returns a pattern that matches `text`, with any text for the placeholders of a template. */
const patternOf = (text: string) =>
  text
    .split(/\$\{[^}]*\}/)
    .map(escaped)
    .join('.*');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Returns a pattern of the journeys that a specification's tables name as `e2e/file › beginning of the title`, in the
 * form that Playwright's `grep` tests: project, file, groups, title and tags, separated by spaces.
 */
export function specifiedJourneys(
  specification = readFileSync(new URL('../../tests/specification.md', import.meta.url), 'utf8'),
): RegExp {
  const names = [...specification.matchAll(PROOF)].map(
    ([, file = '', title = '']) => `${escaped(file)} (?:.* )?${patternOf(title)}`,
  );
  return new RegExp(`(?:^| )(?:${[...new Set(names)].join('|')})`);
}

/** Returns a pattern of the texts that both match. */
export const both = (one: RegExp, other: RegExp) =>
  new RegExp(`^(?=.*(?:${one.source}))(?=.*(?:${other.source}))`);

/** Returns the source of a pattern for a tag on a title with one of these words: a project's name may be one too. */
export const saidInTitle = (tag: string, pattern: string) =>
  `\\.spec\\.ts .*\\b(?:${pattern})\\b.*${tag}\\b`;
