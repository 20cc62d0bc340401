/**
 * Bytes of the viewer's own code as sent, gzip: Google's model-viewer with three.js. A test compares
 * the figure with the build.
 */
export const VIEWER_BYTES = 311_000;

/** Bytes of the pictures round the body that has the largest. A test compares the figure with the files. */
export const TURN_BYTES = 220_000;

/**
 * Bytes of the largest model that a phone's own viewer downloads, which may take it unpacked. A test
 * compares the figure with the models.
 */
export const AR_BYTES = 1_500_000;

/** Kilobytes that a page says it will load: rounded up to 10, so that it never loads more than it says. */
export const kilobytes = (bytes: number) => Math.ceil(bytes / 10_000) * 10;

/** 'about 480 kB': the code and a model of that many bytes as sent. */
export const dataUse = (modelBytes: number) => `about ${kilobytes(VIEWER_BYTES + modelBytes)} kB`;

/** What a phone's own viewer downloads for any car. */
export const AR_DATA_USE = `up to ${AR_BYTES / 1e6} MB`;

/** What the pictures round any body load. */
export const TURN_DATA_USE = `up to ${kilobytes(TURN_BYTES)} kB`;
