/** Maximum number of photographs of one listing; the database refuses more. */
export const MAX_PHOTOS = 20;
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
/** Size of the parts of a file: the maximum that a cut connection loses. */
export const PART_BYTES = 1024 * 1024;
/** Maximum bytes of one form sent without JavaScript, which the server reads at once. */
export const MAX_FORM_BYTES = 20 * 1024 * 1024;
/** The `accept` attribute of file inputs. */
export const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
