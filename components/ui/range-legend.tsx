const entries = [
  { look: 'h-2.5 w-6 bg-link', label: '80% range' },
  { look: 'hatched h-2.5 w-6', label: '90% range' },
  { look: 'h-4 w-0.5 bg-ink', label: 'Value' },
  { look: 'h-4 w-0.5 bg-signal', label: 'Asking price' },
];

/** Legend of RangeScale; `hasAsking` says whether it marks an asking price. */
export function RangeLegend({ hasAsking = true }: { hasAsking?: boolean }) {
  const shown = hasAsking ? entries : entries.slice(0, -1);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
      {shown.map(({ look, label }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={look} />
          {label}
        </li>
      ))}
    </ul>
  );
}
