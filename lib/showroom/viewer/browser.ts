import { hasWebGl } from '../webgl';
import type { Capabilities } from './ar-mode';

/** The parts of `navigator` that are read. */
export type Browser = { userAgent: string; platform: string; maxTouchPoints: number };

/** Scene Viewer is part of Google's app, which Android browsers other than Firefox and a headset's open. */
export const hasSceneViewer = ({ userAgent }: Browser) =>
  /android/i.test(userAgent) && !/firefox|OculusBrowser/i.test(userAgent);

/** iPads call themselves Macs, but no Mac has a touch screen. */
const isIos = ({ userAgent, platform, maxTouchPoints }: Browser) =>
  /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

/**
 * Safari says by `relList` that it opens AR Quick Look; other browsers of iOS do not say so, but open it,
 * except Google's app.
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

/** What this browser draws, and the ways into the visitor's own space that it says it has. */
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
