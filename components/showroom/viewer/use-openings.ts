import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useMemo, useState } from 'react';
import { prefersReducedMotion } from '@/lib/core/browser/prefers-reduced-motion';
import { type MovingPart, OPENINGS, type Opening } from '@/lib/showroom/viewer/moving-parts';
import { partMover } from './open-part';

type Openings = Partial<Record<MovingPart, Opening>>;

/** Returns how far each part of the model is open, and the function that moves one. */
export function useOpenings(viewer: ModelViewerElement | null) {
  const [openings, setOpenings] = useState<Openings>({});
  const mover = useMemo(() => viewer && partMover(viewer), [viewer]);

  useEffect(() => () => mover?.stop(), [mover]);

  function open(part: MovingPart, opening: Opening) {
    mover?.move(part, OPENINGS[opening], prefersReducedMotion());
    setOpenings({ ...openings, [part]: opening });
  }

  return [openings, open] as const;
}
