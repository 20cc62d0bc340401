import { useEffect, useState } from 'react';
import { stepsApart } from '@/lib/showroom/viewer/turn';
import type { Step } from './viewed-car';

/**
 * The steps whose pictures are loaded and decoded, so that each shows without a flash: only the first one
 * until `isWanted`, then its neighbours first. A picture that fails is left out; `onFail` is called if all
 * fail.
 */
export function useLoadedSteps(
  steps: readonly Step[],
  first: number,
  isWanted: boolean,
  onFail: () => void,
): ReadonlySet<number> {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(() => new Set([first]));

  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    const apart = stepsApart(steps.length);
    const note = (index: number, isLoaded: boolean) =>
      isMounted &&
      setLoaded((old) => {
        const others = [...old].filter((one) => one !== index);
        return new Set(isLoaded ? [...others, index] : others);
      });
    const images = [...steps.entries()]
      .sort(([a], [b]) => apart(a, first) - apart(b, first))
      .map(([index, { src }]) => {
        const image = new Image();
        image.src = src;
        return { index, image };
      });
    const decoded = images.map(async ({ index, image }) => {
      await image.decode().catch((error: unknown) => {
        note(index, false);
        throw error;
      });
      note(index, true);
    });
    Promise.any(decoded).catch(() => isMounted && onFail());
    return () => {
      isMounted = false;
      // Until then the array keeps the decoded images in memory.
      images.length = 0;
    };
  }, [steps, first, isWanted, onFail]);

  return loaded;
}
