import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useRef, useState } from 'react';
import { type MovingPart, OPENINGS, type Opening } from '@/lib/showroom/viewer/moving-parts';
import { movePart } from './open-part';
import { prefersStill } from './prefers-still';

type Openings = Partial<Record<MovingPart, Opening>>;

/** How far each part of the model is open, and the function that moves one. */
export function useOpenings(viewer: ModelViewerElement | null) {
  const [openings, setOpenings] = useState<Openings>({});
  const stop = useRef<() => void>(undefined);

  useEffect(() => () => stop.current?.(), []);

  function open(part: MovingPart, opening: Opening) {
    if (!viewer) return;
    const from = OPENINGS[openings[part] ?? 'closed'];
    stop.current?.();
    stop.current = movePart(viewer, part, [from, OPENINGS[opening]], prefersStill());
    setOpenings({ ...openings, [part]: opening });
  }

  return [openings, open] as const;
}
