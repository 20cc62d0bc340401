import { expect, test } from 'vitest';
import { hasQuickLook, hasSceneViewer } from '@/lib/showroom/viewer/browser';

const browser = (userAgent: string, platform = '', maxTouchPoints = 5) => ({
  userAgent,
  platform,
  maxTouchPoints,
});
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';

test('Android browsers open Scene Viewer, except Firefox and a headset’s', () => {
  expect(hasSceneViewer(browser(`${ANDROID} Chrome/126.0 Mobile Safari/537.36`))).toBe(true);
  expect(hasSceneViewer(browser(`${ANDROID} Gecko/127.0 Firefox/127.0`))).toBe(false);
  expect(hasSceneViewer(browser(`${ANDROID} OculusBrowser/33.0 Chrome/126.0`))).toBe(false);
  expect(hasSceneViewer(browser('Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0'))).toBe(false);
});

test('Safari of iPhones and iPads opens Quick Look where it says so', () => {
  expect(hasQuickLook(browser(`${IPHONE} Version/17.0 Safari/604.1`), true)).toBe(true);
  expect(hasQuickLook(browser(`${IPHONE} Version/12.0 Safari/604.1`), false)).toBe(false);
  expect(hasQuickLook(browser('Macintosh Safari/605.1', 'MacIntel', 5), true)).toBe(true);
  expect(hasQuickLook(browser('Macintosh Safari/605.1', 'MacIntel', 0), true)).toBe(false);
});

test('other browsers of iOS open it without saying so, Google’s app does not', () => {
  expect(hasQuickLook(browser(`${IPHONE} CriOS/126.0 Mobile Safari/604.1`), false)).toBe(true);
  expect(hasQuickLook(browser(`${IPHONE} GSA/318.0 Mobile Safari/604.1`), true)).toBe(false);
});
