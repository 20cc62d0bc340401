import { useEffect, useState } from 'react';
import { stepsApart } from '@/lib/showroom/turn';
import type { Step } from './viewed-car';

/**
 * The steps whose pictures are loaded and decoded, so that each shows without a flash: only the first one
 * until all are wanted, then its neighbours first. A picture that fails ends it.
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
    const images = [...steps.entries()]
      .sort(([a], [b]) => apart(a, first) - apart(b, first))
      .map(([index, { src }]) => {
        const image = new Image();
        image.src = src;
        image.decode().then(
          () => isMounted && setLoaded((old) => new Set(old).add(index)),
          () => isMounted && onFail(),
        );
        return image;
      });
    return () => {
      isMounted = false;
      // Until here the browser keeps what it decoded.
      images.length = 0;
    };
  }, [steps, first, isWanted, onFail]);

  return loaded;
}
