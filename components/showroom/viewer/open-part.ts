import type { ModelViewerElement } from '@google/model-viewer';
import type { MovingPart } from '@/lib/showroom/viewer/moving-parts';

/** Duration of a movement, in milliseconds. */
const DURATION = 400;
/** An action at its very end is reset to its start. */
const END = 0.999;

/** Poses a part; `share` runs from closed (0) to open (1). */
function pose(viewer: ModelViewerElement, part: MovingPart, share: number) {
  viewer.appendAnimation(part, { repetitions: 1, timeScale: 0, time: Math.min(share, END) });
}

/** Moves a part from one share to another, at once where motion is reduced. Returns a function that stops it. */
export function movePart(
  viewer: ModelViewerElement,
  part: MovingPart,
  [from, to]: readonly [number, number],
  isStill: boolean,
) {
  const started = performance.now();
  let frame = 0;
  function step() {
    const passed = isStill ? 1 : Math.min(1, (performance.now() - started) / DURATION);
    pose(viewer, part, from + (to - from) * passed);
    frame = requestAnimationFrame(passed < 1 ? step : rest);
  }
  // Drawn once more in its last pose, and then no more: a playing model is drawn in every frame.
  function rest() {
    frame = requestAnimationFrame(() => viewer.pause());
  }
  step();
  return () => cancelAnimationFrame(frame);
}
