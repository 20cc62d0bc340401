import type { Route } from 'next';
import { paths, vehiclesPath } from '@/lib/paths';
import { FullPageMessage } from '../feedback/full-page-message';
import { button } from '../ui/button';
import { Link } from '../ui/link';

type Props = {
  /** The path of its parent, or of the list of all vehicles. */
  above: Route;
  /** The name of its town; null without one, or if none is known by that name. */
  town: string | null;
  /** True if a name in its path is no make, model, town, body type or fuel. */
  isUnknown: boolean;
};

const TOO_FEW = {
  title: 'Too Few Cars for a Page',
  text: 'A page like this needs a few cars for sale, and there are not enough of these just now.',
};
const UNKNOWN = {
  title: 'No Cars by This Name',
  text: 'We know no such make, model, town, body type or fuel. Check the spelling in the address, or browse all cars.',
};

/** The 404 message of a landing page without enough cars, or of an unknown name. */
export function LandingMissing({ above, town, isUnknown }: Props) {
  const links = [
    ...(above === paths.vehicles ? [] : [{ href: above, label: 'Show More Like These' }]),
    ...(town
      ? [
          {
            href: vehiclesPath(String(new URLSearchParams({ location: town }))),
            label: `Cars near ${town}`,
          },
        ]
      : []),
    { href: paths.vehicles, label: 'Browse Vehicles' },
  ];
  return (
    <FullPageMessage status={404} {...(isUnknown ? UNKNOWN : TOO_FEW)}>
      {links.map(({ href, label }, index) => (
        <Link key={label} href={href} className={button(index === 0 ? 'primary' : 'secondary')}>
          {label}
        </Link>
      ))}
    </FullPageMessage>
  );
}
