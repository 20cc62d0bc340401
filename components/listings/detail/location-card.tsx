import { vehiclesPath } from '@/lib/paths';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import type { Crumb } from '../../layout/breadcrumb';
import { standaloneLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Section } from './section';

type Props = {
  location: string | null;
  outwardCode: string | null;
  /** Pages of cars around the vehicle. */
  nearby: Crumb[];
};

/** The vehicle's town and outward code; the full address is not public. */
export function LocationCard({ location, outwardCode, nearby }: Props) {
  const place = [location, outwardCode].filter(Boolean).join(', ');
  const near = outwardCode ?? location;
  const links = [
    ...(near
      ? [
          {
            label: `Cars within ${NO_FILTERS.radius} miles of ${near}`,
            href: vehiclesPath(serialiseFilters({ ...NO_FILTERS, location: near })),
          },
        ]
      : []),
    ...nearby,
  ];
  return (
    <Section title="Location">
      <div className="grid grid-cols-[auto_1fr] gap-x-4 rounded-2 border border-line bg-surface p-5 sm:p-6">
        <Icon name="map-pin" className="mt-1 size-6 text-link" />
        <div>
          <p className="font-head text-lead/snug font-medium">{place || 'Not provided'}</p>
          {outwardCode && (
            <p className="mt-1 max-w-[58ch] text-ink-2">
              Only the first half of the postcode is public.
            </p>
          )}
          {links.length > 0 && (
            <ul className="mt-1 print:hidden">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className={standaloneLink}>
                    {label}
                    <Icon name="arrow-right" />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  );
}
