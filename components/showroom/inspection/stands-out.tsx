import { ofState } from '@/lib/showroom/inspection/describe';
import type { Inspected } from '@/lib/showroom/inspection/types';
import { PointStateMark } from './point-state';

/** As many as can be read at a glance. */
const MOST = 6;

/** The warnings, and as far as there is room the gravest of what to look at: what was seen before rules of thumb. */
export function StandsOut({ inspected }: { inspected: Inspected[] }) {
  const rank = ({ point, isThumb }: Inspected) => point.weight - (isThumb ? MOST : 0);
  const looks = ofState(inspected, 'look').sort((a, b) => rank(b) - rank(a));
  const found = [...ofState(inspected, 'warning'), ...looks].slice(0, MOST);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="stands-out" className="mt-10">
      <h3 id="stands-out" className="mb-2 text-lead font-semibold">
        What stands out
      </h3>
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {found.map(({ point, state, because }) => (
          <li key={point.id} className="border-t border-line py-4">
            <PointStateMark state={state} />
            <p className="mt-1 font-semibold">{point.name}</p>
            <p className="mt-0.5 text-pretty text-ink-2">{because}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
