import { expect, test } from 'vitest';
import { arMode, type Capabilities, displayMode, screenMode } from '@/lib/showroom/viewer/ar-mode';

const everything: Capabilities = {
  webgl: true,
  arSession: true,
  sceneViewer: true,
  quickLook: true,
  turnPictures: 36,
  pictures: 5,
};

test('each mode is taken when all above it are missing', () => {
  const taken = [displayMode(everything)];
  const missing = [
    { arSession: false },
    { sceneViewer: false },
    { quickLook: false },
    { webgl: false },
    { turnPictures: 0 },
    { pictures: 1 },
  ];
  let can = everything;
  for (const one of missing) {
    can = { ...can, ...one };
    taken.push(displayMode(can));
  }
  expect(taken).toEqual(['webxr', 'scene-viewer', 'quick-look', '3d', 'turn', 'views', 'picture']);
});

test('without WebGL there is no model that the browser draws', () => {
  const blind = { ...everything, webgl: false };
  expect(displayMode(blind)).toBe('scene-viewer');
  expect(displayMode({ ...blind, sceneViewer: false })).toBe('turn');
});

test('a place of one’s own and the screen are chosen apart', () => {
  expect([arMode(everything), screenMode(everything)]).toEqual(['webxr', '3d']);
  const computer = { ...everything, arSession: false, sceneViewer: false, quickLook: false };
  expect([arMode(computer), screenMode(computer)]).toEqual([null, '3d']);
  expect(screenMode({ ...everything, webgl: false, turnPictures: 0 })).toBe('views');
});
