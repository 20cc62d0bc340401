import { quoted } from '@/lib/advert-check/quoted';
import { type Fact, KINDS } from '@/lib/advert-check/types';

/** The facts of the car in a text, each in the very words that it was read from. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0)
    return (
      <p className="mt-3 max-w-[66ch] text-pretty">
        Nothing of a car was read in this text. Is it the advert’s own text?
      </p>
    );
  return (
    <dl className="tabular mt-4 grid gap-x-8 sm:grid-cols-2">
      {facts.map(({ kind, quotes }) => (
        <div key={kind} className="flex gap-x-4 border-b border-line py-2.5">
          <dt className="w-32 shrink-0 text-ink-3">{KINDS[kind]}</dt>
          <dd className="min-w-0 wrap-anywhere">{quotes.map(quoted).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
