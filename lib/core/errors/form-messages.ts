/** The form's message when fields have validation errors. */
export const INPUT = 'Please check your input and try again.';

/** The message for a form of an earlier release that this release does not have. */
export const SITE_UPDATED = {
  title: 'The site has been updated',
  text: 'Load the page again. What you typed is kept, except passwords and files.',
} as const;

/** The message of a failure with an unknown cause. */
export const UNEXPECTED_FAILURE = {
  title: 'Error',
  text: 'An unexpected error occurred. Please try again.',
} as const;
