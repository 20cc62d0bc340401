import { groupNeighbours } from '@/lib/landing/neighbours';
import type { LandingPage } from '@/lib/landing/types';
import { paths } from '@/lib/paths';
import { Link } from '../ui/link';

type LinkList = ReturnType<typeof groupNeighbours>[number]['links'];

/** The maximum number of links under a heading before the rest is collapsed. */
const SHOWN = 24;

function Links({ links }: { links: LinkList }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
      {links.map(({ path, label, note }) => (
        <li key={path}>
          <Link
            href={paths.landing(path)}
            className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
          >
            {label} <span className="tabular text-small text-ink-3">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to the pages beside this one. */
export function NeighbourLinks({ landing }: { landing: LandingPage }) {
  return groupNeighbours(landing.neighbours, landing.names).map(({ title, links }) => (
    <nav key={title} aria-label={title} className="mt-12 border-t border-line pt-8">
      <h2 className="mb-3 text-title">{title}</h2>
      <Links links={links.slice(0, SHOWN)} />
      {links.length > SHOWN && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-3">
            {links.length - SHOWN} more
          </summary>
          <Links links={links.slice(SHOWN)} />
        </details>
      )}
    </nav>
  ));
}
