import Link from 'next/link';
import { paths } from '@/lib/paths';
import { attributions, site } from '@/lib/site';
import { Logo } from './logo';

const columns = [
  {
    title: 'Platform',
    links: [
      { href: paths.vehicles, label: 'Vehicles' },
      { href: paths.favourites, label: 'Favourites' },
    ],
  },
  { title: 'Trust', links: [{ href: paths.evidence, label: 'Evidence for every claim' }] },
];

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line pt-16 pb-8">
      <div className="wrap">
        <div className="grid gap-8 sm:grid-cols-[2fr_1fr_1fr]">
          <div>
            <Logo />
            <p className="mt-3 max-w-[34ch] text-ink-3">{site.strapline}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="text-small font-semibold text-ink-3">{title}</p>
              <ul className="mt-1">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      prefetch={false}
                      className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-12 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-6 text-small text-ink-3">
          <p>
            © {site.name}. Company no. {site.companyNumber}
          </p>
          <p>
            {site.email} · {site.phone}
          </p>
        </div>
        <p className="mt-4 text-small text-ink-3">{attributions.join(' ')}</p>
      </div>
    </footer>
  );
}
