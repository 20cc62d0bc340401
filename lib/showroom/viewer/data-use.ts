/**
 * Bytes of the viewer's own code as sent, gzip: Google's model-viewer with three.js. A test compares
 * the figure with the build.
 */
export const VIEWER_BYTES = 311_000;

/** 'about 480 kB': the code and a model of that many bytes as sent, rounded up to 10 kB. */
export const dataUse = (modelBytes: number) =>
  `about ${Math.ceil((VIEWER_BYTES + modelBytes) / 10_000) * 10} kB`;
