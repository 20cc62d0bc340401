import { expect, test } from 'vitest';
import { arRung, type Capabilities, screenRung, showroomRung } from '@/lib/showroom/viewer/rung';

const everything: Capabilities = {
  webgl: true,
  arSession: true,
  sceneViewer: true,
  quickLook: true,
  turnPictures: 36,
  pictures: 5,
};

test('each rung of the ladder is taken when all above it are missing', () => {
  const taken = [showroomRung(everything)];
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
    taken.push(showroomRung(can));
  }
  expect(taken).toEqual(['webxr', 'scene-viewer', 'quick-look', '3d', 'turn', 'views', 'picture']);
});

test('without WebGL there is no model that the browser draws', () => {
  const blind = { ...everything, webgl: false };
  expect(showroomRung(blind)).toBe('scene-viewer');
  expect(showroomRung({ ...blind, sceneViewer: false })).toBe('turn');
});

test('a place of one’s own and the screen are chosen apart', () => {
  expect([arRung(everything), screenRung(everything)]).toEqual(['webxr', '3d']);
  const computer = { ...everything, arSession: false, sceneViewer: false, quickLook: false };
  expect([arRung(computer), screenRung(computer)]).toEqual([null, '3d']);
  expect(screenRung({ ...everything, webgl: false, turnPictures: 0 })).toBe('views');
});
