/** Maximum length in letters: a longer name may break, because it does not fit a phone. */
const MAX_LENGTH = 16;

/** A title whose hyphenated names, such as Mercedes-Benz or MX-5, stay on one line. */
export const UnbrokenNames = ({ text }: { text: string }) =>
  text.split(/(\S*-\S*)/).map((part, index) =>
    part.includes('-') && part.length <= MAX_LENGTH ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
