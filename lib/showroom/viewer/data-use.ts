/**
 * Bytes of the viewer's own code as sent, gzip: Google's model-viewer with three.js. A test compares
 * the figure with the build.
 */
export const VIEWER_BYTES = 311_000;

/** Bytes of the pictures round the body that has the largest. A test compares the figure with the files. */
export const TURN_BYTES = 250_000;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 10_000) * 10} kB`;

/** 'about 480 kB': the code and a model of that many bytes as sent, rounded up to 10 kB. */
export const dataUse = (modelBytes: number) => `about ${kilobytes(VIEWER_BYTES + modelBytes)}`;

/** What the pictures round any body load. */
export const TURN_DATA_USE = `up to ${kilobytes(TURN_BYTES)}`;
