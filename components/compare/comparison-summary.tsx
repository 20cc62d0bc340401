import type { Comparison } from '@/lib/compare/compare';
import { paths } from '@/lib/paths';
import { Link } from '../ui/link';

type Props = { first: string; summaries: Comparison['summaries'] };

/** How each car differs from the first, in words. */
export function ComparisonSummary({ first, summaries }: Props) {
  if (summaries.length === 0) return null;
  return (
    // In print the cells of the table say it.
    <section aria-labelledby="differences" className="mb-8 print:hidden">
      <h2 id="differences" className="text-title">
        Beside the {first}
      </h2>
      <ul className="mt-2 grid max-w-[80ch] gap-3">
        {summaries.map(({ id, name, differences }) => (
          <li key={id} className="tabular text-pretty">
            <Link
              href={paths.vehicle(id)}
              className="font-semibold underline decoration-line-strong underline-offset-3 hover:decoration-ink"
            >
              {name}
            </Link>
            {': '}
            {differences.length ? differences.join(', ') : 'no difference in figures'}.
          </li>
        ))}
      </ul>
    </section>
  );
}
