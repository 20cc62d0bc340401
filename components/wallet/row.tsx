import type { ReactNode } from 'react';

type Props = { name: string; children: ReactNode };

/** A line of the dashboard. */
export function Row({ name, children }: Props) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 border-t border-line py-3 sm:grid-cols-[7rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
