import type { Route } from 'next';
import { Link } from '../ui/link';

export type Crumb = { label: string; href: Route };

/** Breadcrumb: links to the parent pages, then the current page. */
export function Breadcrumb({ above, here }: { above: Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="pt-2 text-small text-ink-3 md:pt-6">
      <ol className="flex flex-wrap gap-x-2">
        {above.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-2">
            <Link
              href={href}
              className="inline-flex min-h-6 items-center text-ink-2 underline decoration-line-strong underline-offset-3"
            >
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="flex min-h-6 items-center">
          {here}
        </li>
      </ol>
    </nav>
  );
}
