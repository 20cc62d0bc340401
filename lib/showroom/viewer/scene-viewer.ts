/** The hash of the page to which Android returns when Scene Viewer is missing. */
export const NO_SCENE_VIEWER = '#no-scene-viewer';

type Shown = {
  /** URL of a GLB file on the public web: Scene Viewer downloads it itself. */
  model: string;
  title: string;
  /** URL of the page to return to. */
  page: string;
};

/**
 * The intent that opens Scene Viewer with a model at its real size.
 * https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerIntent({ model, title, page }: Shown) {
  const query = new URLSearchParams({
    file: model,
    mode: 'ar_preferred',
    resizable: 'false',
    title,
    link: page,
  });
  const fallback = new URL(page);
  fallback.hash = NO_SCENE_VIEWER;
  return [
    `intent://arvr.google.com/scene-viewer/1.2?${query}#Intent`,
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(fallback.href)}`,
    'end;',
  ].join(';');
}
