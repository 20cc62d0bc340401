/** The form's message when fields have validation errors. */
export const INPUT = 'Please check your input and try again.';

/** The message where a page of an earlier release sends a form that this one does not have. */
export const SITE_UPDATED = {
  title: 'The site has been updated',
  text: 'Load the page again. What you typed is kept, except passwords and files.',
} as const;

/** The message of a failure that nothing else is known of. */
export const UNEXPECTED_FAILURE = {
  title: 'Error',
  text: 'An unexpected error occurred. Please try again.',
} as const;
