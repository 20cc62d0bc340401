import { PAGES } from '../pages';

/** The pages that have a picture of their own, by path, with its title; other pages use the site's. */
export const pageTitles = Object.entries(PAGES).flatMap(([path, { picture }]) =>
  picture ? [[path, picture] as const] : [],
);

const titles = new Map(pageTitles);

/** The title of the picture `/og/{name}.png`; null for an unknown name. */
export const pagePictureTitle = (name: string): string | null => titles.get(`/${name}`) ?? null;

/** The Open Graph picture of a page; null without one of its own. */
export function pagePicture(path: string): { path: string; alt: string } | null {
  const title = pagePictureTitle(path.slice(1));
  return title === null ? null : { path: `/og${path}.png`, alt: title };
}
