/**
 * Transfer size of the viewer's own code in bytes, gzip: Google's model-viewer with three.js. A
 * test compares the figure with the build.
 */
export const VIEWER_BYTES = 311_000;

/** Maximum bytes of the pictures round one body. A test compares the figure with the files. */
export const TURN_BYTES = 220_000;

/**
 * Maximum bytes of a model that a phone's own viewer downloads, possibly unpacked. A test compares
 * the figure with the models.
 */
export const AR_BYTES = 1_500_000;

/** Kilobytes that a page announces, rounded up to 10, so that it never loads more. */
export const kilobytes = (bytes: number) => Math.ceil(bytes / 10_000) * 10;

/** '0.5 MB': the code and a model of that many bytes as sent, rounded up. */
export const dataUse = (modelBytes: number) =>
  `${Math.ceil((VIEWER_BYTES + modelBytes) / 100_000) / 10} MB`;

/** The data use of a phone's own viewer for any car. */
export const AR_DATA_USE = `up to ${AR_BYTES / 1e6} MB`;

/** The data use of the pictures round any body. */
export const TURN_DATA_USE = `up to ${kilobytes(TURN_BYTES)} kB`;
