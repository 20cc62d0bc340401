/** The files of every photograph: for pages at two widths; for link previews, search engines and feeds. */
export const PHOTO_FILES = {
  '600.webp': 'image/webp',
  '1200.webp': 'image/webp',
  '1600.jpg': 'image/jpeg',
} as const;
export type PhotoFile = keyof typeof PHOTO_FILES;

export const isPhotoFile = (name: string): name is PhotoFile => Object.hasOwn(PHOTO_FILES, name);

const OWN_URL = /^\/photos\/([0-9a-f-]{36})\/[^/]+$/;

/** The id of a photograph from the URL of one of its files; null for a picture from elsewhere. */
export const photoIdOf = (url: string) => OWN_URL.exec(url)?.[1] ?? null;

/**
 * The URL of another file of the same photograph; a picture from elsewhere has only its own URL.
 */
export function photoUrl(url: string, file: PhotoFile) {
  const id = photoIdOf(url);
  return id ? `/photos/${id}/${file}` : url;
}

/** The `src` and `srcSet` of a photograph. */
export const photoSources = (url: string) => ({
  src: photoUrl(url, '1200.webp'),
  srcSet: photoIdOf(url)
    ? `${photoUrl(url, '600.webp')} 600w, ${photoUrl(url, '1200.webp')} 1200w`
    : undefined,
});
