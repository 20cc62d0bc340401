/** Says which words of the search are left out. */
export function UnknownWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  const quoted = words.map((word) => `“${word}”`);
  const list = new Intl.ListFormat('en-GB').format(quoted);
  return (
    <p className="pt-2 wrap-anywhere text-ink-2 md:pt-3">
      We did not understand {list}; {words.length === 1 ? 'it is' : 'they are'} left out.
    </p>
  );
}
