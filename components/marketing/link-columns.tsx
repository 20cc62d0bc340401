import type { Route } from 'next';
import { Link } from '../ui/link';

type Props = {
  /** Id of the heading. */
  id: string;
  heading: string;
  links: { label: string; href: Route }[];
};

/** A heading with links in columns, also for search engines; nothing without links. */
export function LinkColumns({ id, heading, links }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="border-t border-line">
      <div className="wrap gap-x-6 py-20 lg:grid lg:grid-cols-12 lg:py-28">
        <h2 id={id} className="text-display lg:col-span-4">
          {heading}
        </h2>
        <ul className="mt-6 gap-x-6 [columns:2] sm:[columns:3] lg:col-span-8 lg:mt-0 lg:[columns:4]">
          {links.map(({ label, href }) => (
            <li key={href} className="break-inside-avoid">
              <Link
                href={href}
                className="flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
