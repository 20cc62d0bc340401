import { type LandingChoice, landingPath, paths, vehiclesPath } from '../paths';
import { landingLabel } from './describe';
import type { LandingNames } from './types';

/**
 * The landing page of a choice if it is listed, else the list of the same cars by its filter query.
 */
export function landingOrList(choice: LandingChoice, query: string, listed: readonly string[]) {
  const path = landingPath(choice);
  return listed.includes(path) ? path : vehiclesPath(query);
}

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
