import type { Route } from 'next';
import { requestedPage } from '../core/http/requested-page';
import { BODY_TYPES, FUEL_TYPES } from '../listings/constants';
import { type LandingChoice, landingPath, paths, slug } from '../paths';
import { readBody } from '../trade-words/bodies';
import { readFuel } from '../trade-words/fuels';

/**
 * Parses the segments of a path after '/used-cars/' into slugs; null if no landing page has this form.
 */
export function parseLandingPath(segments: readonly string[]): LandingChoice | null {
  const [first, second, third, ...rest] = segments.map(slug);
  if (!first || rest.length > 0 || second === '' || third === '') return null;
  const isOther = ['in', 'body', 'fuel'].includes(first);
  if (!isOther) return { make: first, model: second, town: third };
  if (!second || third !== undefined) return null;
  if (first === 'in') return { town: second };
  if (first === 'body') return { body: readBody(second) ?? second };
  return { fuel: readFuel(second) ?? second };
}

/** Whether the body type or fuel of a choice is unknown. */
export const hasUnknownValue = ({ body, fuel }: LandingChoice) =>
  (body !== undefined && !Object.hasOwn(BODY_TYPES, body)) ||
  (fuel !== undefined && !Object.hasOwn(FUEL_TYPES, fuel));

/** The pages above a page, nearest first. */
export const parentsOf = ({ make, model, town }: LandingChoice): Route[] => [
  ...(model && town ? [landingPath({ make, model })] : []),
  ...(model ? [landingPath({ make })] : []),
];

const PAGE_WORD = /^~([1-9]\d{0,5})$/;

/**
 * Parses the segments of a landing page's route: its slugs, then '~2' for page 2, so that Next can
 * cache each page. No slug has a tilde.
 */
export function readLandingRoute(segments: readonly string[]) {
  const [, page] = PAGE_WORD.exec(segments.at(-1) ?? '') ?? [];
  const choice = parseLandingPath(page ? segments.slice(0, -1) : segments);
  return choice && { choice, page: Number(page ?? 1) };
}

/**
 * Routes a request for a landing page: rewrites it to the route of its page, or redirects another
 * spelling of its path; null if no landing page has this form. A file of figures has one spelling.
 */
export function routeLandingPage(pathname: string, query: URLSearchParams) {
  const segments = pathname.split('/').slice(2).map(decodeURIComponent);
  const [make = '', model = '', file] = segments;
  if (segments.length === 3 && file === 'figures.csv') {
    const figures = paths.modelFigures(`${slug(make)}/${slug(model)}`);
    return figures === pathname ? { rewrite: figures, redirect: undefined } : null;
  }
  const choice = parseLandingPath(segments);
  if (!choice) return null;
  const path = landingPath(choice);
  const page = requestedPage(query);
  return path === pathname
    ? { rewrite: page === 1 ? path : `${path}/~${page}` }
    : { redirect: path };
}
