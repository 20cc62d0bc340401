/** A text as it is compared: lower case, no accents, no punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();

/** Words that say nothing of what is searched for. */
const IDLE = new Set(
  'a an and are can do does for how i in is it my of on or the to what when where which who why with you'.split(
    ' ',
  ),
);

/** Longer questions are cut: nobody reads what they would find. */
export const MAX_QUERY = 100;

/** The words of a query that matter; all of them if none does. */
function wordsOf(query: string) {
  const words = plain(query.slice(0, MAX_QUERY)).match(/[\p{L}\p{N}%]+/gu) ?? [];
  const telling = words.filter((word) => !IDLE.has(word));
  // A plural finds the singular; beginnings are compared, so the reverse needs nothing.
  return (telling.length > 0 ? telling : words).map((word) => word.replace(/(?<=...)s$/, ''));
}

/** Says of texts whether they hold every word of the query, as a beginning of a word. */
export function helpMatcher(query: string) {
  const words = wordsOf(query);
  return (text: string) => {
    const spaced = ` ${(plain(text).match(/[\p{L}\p{N}%]+/gu) ?? []).join(' ')}`;
    return words.every((word) => spaced.includes(` ${word}`));
  };
}
