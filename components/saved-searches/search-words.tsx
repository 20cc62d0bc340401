import { suggestedName } from '@/lib/saved-searches/describe';

type Props = {
  labels: readonly string[];
  /** The name above the filters: one that lists them is not said twice. */
  name?: string;
};

/** The filters of a saved search, by the sentences of their chips. */
export function SearchWords({ labels, name }: Props) {
  if (labels.length === 0 || name === suggestedName(labels)) return null;
  return (
    <ul aria-label="Filters of this search" className="flex flex-wrap gap-2">
      {labels.map((label) => (
        <li
          key={label}
          className="max-w-full rounded-full border border-line bg-surface px-3 py-1 text-small wrap-anywhere text-ink-2"
        >
          {label}
        </li>
      ))}
    </ul>
  );
}
