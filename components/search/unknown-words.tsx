type Props = {
  words: readonly string[] /** Whether other words were understood. */;
  areLeftOut: boolean;
};

/** Says which words of the search were not understood. */
export function UnknownWords({ words, areLeftOut }: Props) {
  if (words.length === 0) return null;
  const quoted = words.map((word) => `“${word}”`);
  const list = new Intl.ListFormat('en-GB').format(quoted);
  return (
    <p className="pt-2 wrap-anywhere text-ink-2 md:pt-3">
      We did not understand {list}
      {areLeftOut && `; ${words.length === 1 ? 'it is' : 'they are'} left out`}.
    </p>
  );
}
