/** Share of the screen's resolution, adapted to the duration of frames. */
export type Resolution = { ratio: number; average: number; frames: number };

/** Milliseconds per frame: above the first the resolution falls, below the second it rises. */
const SLOW = 38;
const FAST = 20;
/** Frames between two changes. */
const PAUSE = 12;
const MIN_RATIO = 0.4;

export const firstResolution = (most: number): Resolution => ({
  ratio: most,
  average: (SLOW + FAST) / 2,
  frames: 0,
});

/** Returns the resolution after a frame of this duration. */
export function adapted(was: Resolution, milliseconds: number, most: number): Resolution {
  const average = was.average * 0.8 + Math.min(milliseconds, 250) * 0.2;
  const frames = was.frames + 1;
  if (frames < PAUSE) return { ...was, average, frames };
  const factor = average > 2 * SLOW ? 0.6 : average > SLOW ? 0.8 : average < FAST ? 1.15 : 1;
  const ratio = Math.min(Math.max(was.ratio * factor, MIN_RATIO), most);
  return ratio === was.ratio
    ? { ...was, average, frames: PAUSE }
    : { ratio, average: (SLOW + FAST) / 2, frames: 0 };
}
