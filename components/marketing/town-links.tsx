import { paths } from '@/lib/paths';
import { Link } from '../ui/link';

type Props = {
  /** Towns with a landing page, most cars first. */ towns: { name: string; path: string }[];
};

/** Links to the pages of the towns with most cars, also for search engines. */
export function TownLinks({ towns }: Props) {
  if (towns.length === 0) return null;
  return (
    <nav aria-labelledby="towns" className="border-t border-line">
      <div className="wrap gap-x-6 py-20 lg:grid lg:grid-cols-12 lg:py-28">
        <h2 id="towns" className="text-display lg:col-span-4">
          Browse by town
        </h2>
        <ul className="mt-6 gap-x-6 [columns:2] sm:[columns:3] lg:col-span-8 lg:mt-0 lg:[columns:4]">
          {towns.map(({ name, path }) => (
            <li key={path} className="break-inside-avoid">
              <Link
                href={paths.landing(path)}
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
