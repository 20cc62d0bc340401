const LINK = /(https?:\/\/[^\s<>"']+)/;

/** Plain text with its web addresses as links. */
export function MessageText({ text }: { text: string }) {
  // Every second part is what the pattern's group has caught.
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
