/** Transfer size of the drive's own scripts in bytes, mostly three.js; a journey measures them. */
export const DRIVE_BYTES = 170_000;
