/** What the drive's own scripts weigh as they are sent, mostly three; a journey measures them. */
export const DRIVE_BYTES = 170_000;
