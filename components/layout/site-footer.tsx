import { isShown } from '@/lib/evidence/claims';
import { paths } from '@/lib/paths';
import { attributions, site } from '@/lib/site';
import { standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Logo } from './logo';

const columns = [
  {
    title: 'Platform',
    links: [
      { href: paths.aiValuation, label: 'AI Valuation' },
      { href: paths.finance, label: 'Finance calculator' },
      { href: paths.checkAdvert, label: 'Check an advert' },
      { href: paths.arShowroom, label: 'AR Showroom' },
      { href: paths.vehicles, label: 'NFT Titles' },
      { href: paths.web3Trading, label: 'Smart Escrow' },
      { href: paths.web3Trading, label: 'MILES' },
    ],
  },
  {
    title: 'Support',
    links: [
      { href: paths.help, label: 'Help Center' },
      { href: paths.contact, label: 'Contact Us' },
      { href: paths.dvlaIntegration, label: 'DVLA Integration' },
      { href: paths.blockchainGuide, label: 'Blockchain Guide' },
      { href: paths.apiDocs, label: 'API Documentation' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: paths.privacy, label: 'Privacy Policy' },
      { href: paths.terms, label: 'Terms of Service' },
      { href: paths.cookies, label: 'Cookie Policy' },
      { href: paths.audit, label: 'Smart Contract Audit' },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line pt-6 pb-6 sm:pt-16">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-5 sm:gap-8 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between lg:col-span-1">
            <Logo />
            <p className="mt-3 max-w-[34ch] text-ink-3">{site.strapline}</p>
            <p className="sm:mt-2">
              <Link href={paths.sell} className={standaloneLink}>
                Sell your car
                <Icon name="arrow-right" />
              </Link>
            </p>
            <Link href={paths.auth} className={standaloneLink}>
              Join Beta Program
              <Icon name="arrow-right" />
            </Link>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="group max-sm:last:col-span-full">
              <p className="text-small font-semibold text-ink-3">{title}</p>
              <ul className="mt-1 gap-x-8 max-sm:group-last:columns-2">
                {links.map(({ href, label }) => (
                  <li key={label}>
                    <Link href={href} className="footer-link">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap justify-between sm:mt-12 gap-x-6 gap-y-2 border-t border-line pt-4 text-small sm:pt-6 text-ink-3">
          <p>
            © {site.name}.{isShown('Company number') && ` Company no. ${site.companyNumber}`}
          </p>
          <p>
            <a href={`mailto:${site.email}`} className="hover:text-ink hover:underline">
              {site.email}
            </a>{' '}
            ·{' '}
            <a
              href={`tel:${site.phone.replaceAll(' ', '')}`}
              className="hover:text-ink hover:underline"
            >
              {site.phone}
            </a>
          </p>
          <Link
            href={paths.evidence}
            className="underline decoration-line-strong underline-offset-3 hover:text-ink"
          >
            Evidence for every claim
          </Link>
        </div>
        <p className="mt-4 text-small text-ink-3">{attributions.join(' ')}</p>
      </div>
    </footer>
  );
}
