import type { ReactNode } from 'react';

type Props = { points: readonly { title: string; text: ReactNode }[] };

/** Statements side by side, each with its reason. */
export function PointList({ points }: Props) {
  return (
    <ul className="grid gap-x-8 border-b border-line md:grid-cols-2">
      {points.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-5 pb-7">
          <h3 className="text-lead/snug font-semibold">{title}</h3>
          <p className="mt-1.5 max-w-[52ch] text-pretty text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
