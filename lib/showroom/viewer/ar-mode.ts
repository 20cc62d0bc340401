/** The ways to show a car, in descending order of requirements. */
const DISPLAY_MODES = [
  'webxr',
  'scene-viewer',
  'quick-look',
  '3d',
  'turn',
  'views',
  'picture',
] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** The capabilities of a browser, and the available pictures. */
export type Capabilities = {
  /**
   * Whether it draws with WebGL 2, has not lost the context and has not failed to load the model.
   */
  webgl: boolean;
  /** Whether it starts WebXR sessions of the kind `immersive-ar`. */
  arSession: boolean;
  /** Whether it is Android with Google's Scene Viewer. */
  sceneViewer: boolean;
  /** Whether it is iOS with AR Quick Look. */
  quickLook: boolean;
  /** Number of rendered steps around the car. */
  turnPictures: number;
  /** Number of other pictures of the car. */
  pictures: number;
};

const NEEDS: Record<DisplayMode, (can: Capabilities) => boolean> = {
  webxr: ({ webgl, arSession }) => webgl && arSession,
  // Scene Viewer opens a hosted file, and needs no WebGL of the browser.
  'scene-viewer': ({ sceneViewer }) => sceneViewer,
  // The browser makes the USDZ file from the loaded model.
  'quick-look': ({ webgl, quickLook }) => webgl && quickLook,
  '3d': ({ webgl }) => webgl,
  turn: ({ turnPictures }) => turnPictures > 1,
  views: ({ pictures }) => pictures > 1,
  picture: () => true,
};

/** The best way to show a car, except those in `without`. */
export const displayMode = (can: Capabilities, without: readonly DisplayMode[] = []): DisplayMode =>
  DISPLAY_MODES.find((mode) => !without.includes(mode) && NEEDS[mode](can)) ?? 'picture';

/** Modes that leave the page for the space in front of the visitor. */
const AR_MODES = ['webxr', 'scene-viewer', 'quick-look'] as const satisfies DisplayMode[];
export type ArMode = (typeof AR_MODES)[number];

/** The best way to place the car in the visitor's own space; null if there is none. */
export function arMode(can: Capabilities): ArMode | null {
  const mode = displayMode(can);
  return AR_MODES.find((one) => one === mode) ?? null;
}

/** The best way to show the car on the screen. */
export const screenMode = (can: Capabilities) => displayMode(can, AR_MODES);
