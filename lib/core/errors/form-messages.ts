/** The form's message when fields have validation errors. */
export const INPUT = 'Please check your input and try again.';

/** The message of a failure that nothing else is known of. */
export const UNEXPECTED_FAILURE = {
  title: 'Error',
  text: 'An unexpected error occurred. Please try again.',
} as const;
