/** The heading of every error screen. A file of its own, to keep the other screens out of the bundle. */
export const errorTitle = 'Something went wrong';
