import { hasWebGl } from '../webgl';
import type { Capabilities } from './ar-mode';

/** The parts of `navigator` that are read. */
export type Browser = { userAgent: string; platform: string; maxTouchPoints: number };

/**
 * Whether the browser opens Scene Viewer, a part of Google's app: Android browsers other than
 * Firefox and a headset's do.
 */
export const hasSceneViewer = ({ userAgent }: Browser) =>
  /android/i.test(userAgent) && !/firefox|OculusBrowser/i.test(userAgent);

/** iPads report the platform of Macs, but no Mac has a touch screen. */
const isIos = ({ userAgent, platform, maxTouchPoints }: Browser) =>
  /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

/**
 * Whether the browser opens AR Quick Look. Safari reports it in `relList`; other browsers of iOS
 * open it without reporting it, except Google's app.
 */
export const hasQuickLook = (browser: Browser, supportsRelAr: boolean) =>
  isIos(browser) &&
  !/GSA\//.test(browser.userAgent) &&
  (supportsRelAr || /(CriOS|EdgiOS|FxiOS|DuckDuckGo)\//.test(browser.userAgent));

/** WebXR's `navigator.xr`, which TypeScript's DOM library lacks. */
type Xr = { isSessionSupported?: (mode: 'immersive-ar') => Promise<boolean> };

async function hasArSession() {
  const { xr } = navigator as { xr?: Xr };
  // The viewer places the car by hit tests.
  if (!xr?.isSessionSupported || !('XRSession' in window)) return false;
  return xr.isSessionSupported('immersive-ar').catch(() => false);
}

/** Reads whether this browser draws with WebGL, and the AR modes that it reports. */
export async function readBrowser(): Promise<
  Pick<Capabilities, 'webgl' | 'arSession' | 'sceneViewer' | 'quickLook'>
> {
  const { relList } = document.createElement('a');
  return {
    webgl: hasWebGl(),
    arSession: await hasArSession(),
    sceneViewer: hasSceneViewer(navigator),
    quickLook: hasQuickLook(navigator, relList.supports('ar')),
  };
}
