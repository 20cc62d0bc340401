import type { ModelViewerElement } from '@google/model-viewer';
import type { MovingPart } from '@/lib/showroom/viewer/moving-parts';

/** Duration of a movement, in milliseconds. */
const DURATION = 400;
/** An action at its very end is reset to its start. */
const END = 0.999;

type Animated = Pick<ModelViewerElement, 'appendAnimation' | 'pause'>;

/**
 * Moves the parts of a closed model, each on its own. `move` moves a part from its position to a share from
 * closed (0) to open (1), without animation if `isStill`; `stop` leaves all parts in their positions.
 */
export function partMover(viewer: Animated) {
  const shares = new Map<MovingPart, number>();
  /** The next animation frame of each part that moves. */
  const frames = new Map<MovingPart, number>();

  function pose(part: MovingPart, share: number) {
    shares.set(part, share);
    viewer.appendAnimation(part, { repetitions: 1, timeScale: 0, time: Math.min(share, END) });
  }

  function move(part: MovingPart, to: number, isStill: boolean) {
    cancelAnimationFrame(frames.get(part) ?? 0);
    const from = shares.get(part) ?? 0;
    const started = performance.now();
    function step() {
      const passed = isStill ? 1 : Math.min(1, (performance.now() - started) / DURATION);
      pose(part, from + (to - from) * passed);
      frames.set(part, requestAnimationFrame(passed < 1 ? step : rest));
    }
    // Waits for one more frame in the last pose before the pause: a playing model is drawn in every frame.
    function rest() {
      frames.set(part, requestAnimationFrame(end));
    }
    function end() {
      frames.delete(part);
      if (frames.size === 0) viewer.pause();
    }
    step();
  }

  function stop() {
    for (const frame of frames.values()) cancelAnimationFrame(frame);
    frames.clear();
  }

  return { move, stop };
}
