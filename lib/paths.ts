import type { Route } from 'next';

/** Every address of the site, once. */
export const paths = {
  home: '/' as Route,
  vehicles: '/vehicles' as Route,
  vehicle: (id: string) => `/vehicles/${id}` as Route,
  favourites: '/favourites' as Route,
  evidence: '/evidence' as Route,
};

/** The address of a list: canonical filters as built by lib/vehicles/filters. */
export const vehiclesPath = (query: string) =>
  (query ? `${paths.vehicles}?${query}` : paths.vehicles) as Route;
