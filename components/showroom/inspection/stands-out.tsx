import type { Route } from 'next';
import { standsOut } from '@/lib/showroom/inspection/stands-out';
import type { Inspected } from '@/lib/showroom/inspection/types';
import { Link } from '../../ui/link';
import { PointStateMark } from './point-state';

type Props = {
  inspected: Inspected[];
  /** The address of the other points. */
  href: Route;
};

/** The warnings and the most serious points to look at, with a link to the others. */
export function StandsOut({ inspected, href }: Props) {
  const { found, more } = standsOut(inspected);
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
      {more > 0 && (
        <p className="border-t border-line pt-2">
          <Link
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {more} more to look at closely in the list below
          </Link>
        </p>
      )}
    </section>
  );
}
