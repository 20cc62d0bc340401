import type { Make } from '@/lib/listings/types';
import { landingPath, vehiclesPath } from '@/lib/paths';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { Link } from '../ui/link';

type Props = { makes: Make[] /** The landing pages that there are. */; listed: readonly string[] };

/** Links to the page of each make, or to its list where there is none, also for search engines. */
export function MakeLinks({ makes, listed }: Props) {
  if (makes.length === 0) return null;
  const pathOf = (make: string) => {
    const path = landingPath({ make });
    return listed.includes(path) ? path : vehiclesPath(serialiseFilters({ ...NO_FILTERS, make }));
  };
  return (
    <nav aria-labelledby="makes" className="border-t border-line">
      <div className="wrap gap-x-6 py-20 lg:grid lg:grid-cols-12 lg:py-28">
        <h2 id="makes" className="text-display lg:col-span-4">
          Browse by make
        </h2>
        <ul className="mt-6 gap-x-6 [columns:2] sm:[columns:3] lg:col-span-8 lg:mt-0 lg:[columns:4]">
          {makes.map(({ id, name }) => (
            <li key={id} className="break-inside-avoid">
              <Link
                href={pathOf(name)}
                className="flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
