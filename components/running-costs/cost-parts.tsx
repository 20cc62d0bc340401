import type { OwnershipText } from '@/lib/running-costs/describe-ownership';

/** The parts of a cost to own with their basis, and the total. */
export const CostParts = ({ text: { parts, total, without } }: { text: OwnershipText }) => (
  <dl className="tabular border-t border-line">
    {parts.map(({ name, label, figure, basis }) => (
      <div
        key={name}
        className="grid gap-x-8 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[9rem_1fr]"
      >
        <dt className="text-ink-3">{label}</dt>
        <dd>
          <span className="font-semibold">{figure}</span>
          <p className="mt-1 max-w-[65ch] text-small text-ink-2 text-pretty">{basis}</p>
        </dd>
      </div>
    ))}
    <div className="grid gap-x-8 gap-y-1 border-b border-ink py-3.5 sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold">In all</dt>
      <dd>
        <span className="font-semibold">{total}</span>
        {without && <span className="text-ink-2"> {without}</span>}
      </dd>
    </div>
  </dl>
);
