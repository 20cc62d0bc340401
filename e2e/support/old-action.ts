/** The id of a server action that no build has, as of an earlier release. */
export const OLD_ACTION = `40${'0'.repeat(40)}`;
