import type { ReactNode } from 'react';

/** An item to decide: its facts and actions. */
export function WorkItem({ facts, children }: { facts: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-4 border-b border-line py-5 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">{facts}</div>
      <div className="flex flex-wrap items-start gap-2">{children}</div>
    </li>
  );
}
