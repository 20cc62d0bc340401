'use client';

import type { Route } from 'next';
import { useRef, useState } from 'react';
import { toast } from '@/lib/core/browser/toast';
import { CODE_FAILED, OFFLINE } from '@/lib/showroom/viewer/code-trouble';
import { PILL, TurnLink } from './turn-link';
import type { TurnedCar } from './viewed-car';

const loadStage = () => import('./turn-stage').then(({ TurnStage }) => TurnStage);

type Loaded = { Stage: Awaited<ReturnType<typeof loadStage>>; takesFocus: boolean };

type Props = {
  car: TurnedCar;
  /** The showroom's page of this car. */
  showroom: Route;
};

/** Turns the car in place of a gallery's picture; before the press the page has the link alone. */
export function TurnInPlace({ car, showroom }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  const link = useRef<HTMLAnchorElement>(null);

  async function turn() {
    try {
      const Stage = await loadStage();
      setLoaded({ Stage, takesFocus: document.activeElement === link.current });
    } catch {
      toast.error(navigator.onLine ? CODE_FAILED : OFFLINE);
    }
  }

  return (
    <div className="contents print:hidden">
      {loaded ? (
        <loaded.Stage car={car} showroom={showroom} takesFocus={loaded.takesFocus} />
      ) : (
        // A failure of this first try is told by the press.
        <div
          className="absolute top-3 right-3"
          onPointerEnter={() => void loadStage().catch(() => {})}
        >
          <TurnLink
            ref={link}
            showroom={showroom}
            dataUse={car.dataUse}
            className={`${PILL} py-1 leading-tight`}
            onTurn={turn}
          />
        </div>
      )}
    </div>
  );
}
