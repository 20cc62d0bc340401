import { normaliseName } from '../core/normalise-name';

/**
 * Names of columns with addresses of photographs, without digits: photos, pictureUrls, imageLink,
 * additional_image_link, PictureRefs, vehicleImages.href. Counts, times and small versions are none.
 */
const PHOTO_NAME =
  /^(?:vehicle|car|stock|dealer|advert|listing|media|all|main|primary|first|additional|other|external|featured|gallery)*(?:photographs?|photos?|images?|pictures?|pics?|img|imgs|gallery|media)(?:image|photo|picture|links?|urls?|uris?|refs?|references?|src|hrefs?|list|addresses|address|files?|values?|gallery|large|items?)*$/;

/** The rest of a heading that two columns of the same name get: 'image (column 5)'. */
const REPEATED = /\s*\(column \d+\)$/;

const familyOf = (heading: string) =>
  normaliseName(heading.replace(REPEATED, '')).replace(/\d+/g, '');

/** The first number of a heading, as in 'Photo 3' or `image[0].url`; null without one. */
const numberOf = (heading: string) => {
  const [digits] = heading.replace(REPEATED, '').match(/\d+/) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** Whether a heading is of a column with addresses of photographs. */
export const isPhotoHeading = (heading: string) => PHOTO_NAME.test(familyOf(heading));

/** Names of columns with the address of the folder in which a row's photographs are. */
const FOLDER_NAME =
  /^(?:vehicle|car|stock|dealer)?(?:photo|image|picture|pic|img|media|gallery)s?(?:base|root|folder|path|directory|prefix)(?:url|uri|address|href|path)?$/;

/** The heading of the column with the folder of the photographs; undefined without one. */
export const folderHeading = (headings: string[]) =>
  headings.find((heading) => FOLDER_NAME.test(familyOf(heading)));

const ADDITIONAL = /^additional|^other/;

/**
 * Returns the headings of the photographs of a row in their order: the chosen one with its repeats,
 * as 'Photo 1' to 'Photo 12', and the additional ones of a feed that has a main one.
 */
export function photoHeadings(headings: string[], chosen: string | null | undefined): string[] {
  if (!chosen || !headings.includes(chosen)) return [];
  const isOther = (heading: string) => ADDITIONAL.test(familyOf(heading));
  const main = isOther(chosen)
    ? headings.find((heading) => isPhotoHeading(heading) && !isOther(heading))
    : chosen;
  const family = familyOf(main ?? chosen);
  const own = headings.filter((heading) => familyOf(heading) === family);
  const additional = headings.filter(
    (heading) => isOther(heading) && isPhotoHeading(heading) && familyOf(heading) !== family,
  );
  const more = isPhotoHeading(chosen) ? additional : [];
  const byNumber = (list: string[]) =>
    list.toSorted((a, b) => (numberOf(a) ?? -1) - (numberOf(b) ?? -1));
  return [...byNumber(own), ...byNumber(more)];
}
