import { landingPath, paths } from '../paths';
import { landingLabel } from './describe';
import type { LandingNames } from './types';

/** The breadcrumb of a landing page: home, the list, the pages above it, then itself. */
export function landingTrail(names: Partial<LandingNames>) {
  const { make, model, town } = names;
  const pages = [...(model ? [{ make }] : []), ...(model && town ? [{ make, model }] : []), names];
  return [
    { label: 'Home', href: paths.home },
    { label: 'Vehicles', href: paths.vehicles },
    ...pages.map((page) => ({ label: landingLabel(page), href: landingPath(page) })),
  ];
}
