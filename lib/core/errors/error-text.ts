/**
 * The heading of every error screen. It has its own file, with the text, to keep the other screens
 * out of the bundle.
 */
export const errorTitle = 'Something went wrong';

/** The text of an error with an unknown cause. */
export const errorText =
  'This page broke down. Trying again often helps, and nothing you have saved is lost.';
