const entries = [
  { look: 'h-2.5 w-6 bg-link', words: '80% range' },
  { look: 'hatched h-2.5 w-6', words: '90% range' },
  { look: 'h-4 w-0.5 bg-ink', words: 'Value' },
  { look: 'h-4 w-0.5 bg-signal', words: 'Asking price' },
];

/** Legend of RangeScale; `hasAsking` says whether it marks an asking price. */
export function RangeLegend({ hasAsking = true }: { hasAsking?: boolean }) {
  const shown = hasAsking ? entries : entries.slice(0, -1);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
      {shown.map(({ look, words }) => (
        <li key={words} className="flex items-center gap-2">
          <span aria-hidden="true" className={look} />
          {words}
        </li>
      ))}
    </ul>
  );
}
