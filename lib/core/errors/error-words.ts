/** The heading of every error screen. A file of its own, with the text, to keep the other screens out of the bundle. */
export const errorTitle = 'Something went wrong';

/** The text where nothing is known of the cause. */
export const errorText =
  'This page broke down. Trying again often helps, and nothing you have saved is lost.';
