/**
 * The pictures of the forecourt: in the light of each theme, whole (2.4:1) or close to its cars
 * (3:2). Widths are in pixels.
 */
export const FORECOURT_LIGHTS = ['day', 'night'] as const;
export type ForecourtLight = (typeof FORECOURT_LIGHTS)[number];

export const FORECOURT_WIDTHS = {
  wide: [1200, 1680, 2240],
  close: [800, 1200],
  /** A background without cars and out of focus, behind other content of the page. */
  empty: [1200],
} as const;
export type ForecourtCut = keyof typeof FORECOURT_WIDTHS;

/** The path of a picture's file, relative to the site's root. */
export const forecourtFile = (light: ForecourtLight, cut: ForecourtCut, width: number) =>
  `/cars/forecourt-${light}-${cut}-${width}.avif`;

/** The `srcset` of a picture. */
export const forecourtSources = (light: ForecourtLight, cut: ForecourtCut) =>
  FORECOURT_WIDTHS[cut].map((width) => `${forecourtFile(light, cut, width)} ${width}w`).join(', ');

/** The paths of all files of the forecourt. */
export const FORECOURT_FILES = FORECOURT_LIGHTS.flatMap((light) =>
  (Object.keys(FORECOURT_WIDTHS) as ForecourtCut[]).flatMap((cut) =>
    FORECOURT_WIDTHS[cut].map((width) => forecourtFile(light, cut, width)),
  ),
);
