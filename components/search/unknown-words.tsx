import { paths } from '@/lib/paths';
import { MAX_TEXT } from '@/lib/search/parse-filters';
import { MAX_TERMS } from '@/lib/search/words/parse-search';

type Props = {
  /** Words that were not understood. */
  unknown: readonly string[];
  /** Words beyond the maximum number of terms. */
  unread: readonly string[];
  /** True if other words were understood. */
  areLeftOut: boolean;
  /** True if the search is too long to be applied at all. */
  isTooLong: boolean;
};

const quote = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(words.map((word) => `“${word}”`));

/** Says which words of the search were not understood or not read. */
export function UnknownWords({ unknown, unread, areLeftOut, isTooLong }: Props) {
  const sentences = [
    isTooLong && `Your search is longer than ${MAX_TEXT} characters, so it is not applied.`,
    unknown.length > 0 &&
      `We did not understand ${quote(unknown)}${areLeftOut ? `; ${unknown.length === 1 ? 'it is' : 'they are'} left out` : ''}.`,
    unread.length > 0 &&
      `A search takes ${MAX_TERMS} terms; ${quote(unread)} ${unread.length === 1 ? 'is' : 'are'} left out.`,
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <p className="pt-2 wrap-anywhere text-ink-2 md:pt-3">
      {sentences.join(' ')}{' '}
      {/* Loads the document: the browser then opens the answer that the fragment names. */}
      <a href={paths.helpTopic('search-words')} className="text-link underline underline-offset-3">
        What can I search for?
      </a>
    </p>
  );
}
