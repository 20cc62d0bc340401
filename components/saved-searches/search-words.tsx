import { saysAll } from '@/lib/saved-searches/describe';

type Props = {
  labels: readonly string[];
  /** The search under whose name the filters stand: a name that lists them is not said twice. */
  named?: { name: string; query: string };
};

/** The filters of a saved search, by the sentences of their chips. */
export function SearchWords({ labels, named }: Props) {
  if (labels.length === 0 || (named && saysAll(named.name, labels, named.query))) return null;
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
