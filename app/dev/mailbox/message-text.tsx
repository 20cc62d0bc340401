const LINK = /(https?:\/\/[^\s<>"']+)/;

/** Plain text with URLs as links. */
export function MessageText({ text }: { text: string }) {
  // split() with a capture group returns the URLs at odd indexes.
  const parts = text.split(LINK).map((part, index) => ({ part, isLink: index % 2 === 1, index }));
  return (
    <p className="mt-6 whitespace-pre-wrap break-words">
      {parts.map(({ part, isLink, index }) =>
        isLink ? (
          <a key={index} href={part} rel="noreferrer" className="text-link underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
