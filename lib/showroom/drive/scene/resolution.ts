/** Share of the screen's resolution, adapted to how long frames take. */
export type Resolution = { ratio: number; average: number; frames: number };

/** Milliseconds a frame: coarser above, finer below. */
const SLOW = 38;
const FAST = 20;
/** Frames between two changes. */
const PAUSE = 12;
const LEAST = 0.4;

export const firstResolution = (most: number): Resolution => ({
  ratio: most,
  average: (SLOW + FAST) / 2,
  frames: 0,
});

/** The resolution after a frame of so many milliseconds. */
export function adapted(was: Resolution, milliseconds: number, most: number): Resolution {
  const average = was.average * 0.8 + Math.min(milliseconds, 250) * 0.2;
  const frames = was.frames + 1;
  if (frames < PAUSE) return { ...was, average, frames };
  const factor = average > 2 * SLOW ? 0.6 : average > SLOW ? 0.8 : average < FAST ? 1.15 : 1;
  const ratio = Math.min(Math.max(was.ratio * factor, LEAST), most);
  return ratio === was.ratio
    ? { ...was, average, frames: PAUSE }
    : { ratio, average: (SLOW + FAST) / 2, frames: 0 };
}
