import { formatNumber, plural } from '../format';
import { landingLabel } from './describe';
import type { LandingNames, Neighbour } from './types';

type Group = { title: string; links: { path: string; label: string; note: string }[] };

/** The heading of the group in which one page links to another. */
function titleOf(other: Neighbour, here: LandingNames) {
  // There are no pages of a body type or fuel within one make.
  if (other.body) return 'All cars by body type';
  if (other.fuel) return 'All cars by fuel';
  if (!other.town)
    return other.model ? `${other.make} models` : here.town ? 'Makes, countrywide' : 'Makes';
  if (!other.model) return 'All cars by town';
  if (other.town !== here.town) return `${other.make} ${other.model} by town`;
  return here.make ? `${here.make} models in ${other.town}` : `Models in ${other.town}`;
}

/** Groups the pages linked from a page by heading, in the given order. */
export function groupNeighbours(neighbours: Neighbour[], here: LandingNames): Group[] {
  const titles = [...new Set(neighbours.map((other) => titleOf(other, here)))];
  return titles.map((title) => ({
    title,
    links: neighbours
      .filter((other) => titleOf(other, here) === title)
      .map(({ path, cars, miles, ...names }) => ({
        path,
        note: miles === null ? formatNumber(cars) : plural(miles, 'mile'),
        label: title.endsWith('by town')
          ? (names.town ?? '')
          : landingLabel(names.model ? { ...names, town: null } : names),
      })),
  }));
}
