'use client';

import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PaintName } from '@/lib/showroom/paints';
import type { ArMode } from '@/lib/showroom/viewer/ar-mode';
import { dimensionLabels } from '@/lib/showroom/viewer/describe-dimensions';
import { movingParts } from '@/lib/showroom/viewer/moving-parts';
import { type CarPlace, placesOf } from '@/lib/showroom/viewer/places';
import type { Trouble } from '@/lib/showroom/viewer/trouble';
import { ArButton } from './ar-button';
import { DimensionOverlay } from './dimension-overlay';
import { LoadingNote } from './loading-note';
import { PaintPicker } from './paint-picker';
import { PartSteps } from './part-steps';
import { PlaceButtons } from './place-buttons';
import { Toggle } from './toggle';
import { useModel } from './use-model';
import { useOpenings } from './use-openings';
import { usePaint } from './use-paint';
import type { ViewedCar } from './viewed-car';

/** A view in which all places but the boot's are visible and none covers another. */
const PLACES_ORBIT = '-38deg 80deg 92%';

type Props = {
  car: ViewedCar;
  /** An empty element over the picture, which holds the model. */
  stage: HTMLElement;
  /** A live region, which shows the progress of loading. */
  status: HTMLElement;
  /** The AR mode of this device; null if it has none. */
  ar: ArMode | null;
  onLoad: () => void;
  onFail: (trouble: Trouble) => void;
};

/** Renders the model on the stage, and its controls in place. */
export function OpenViewer({ car, stage, status, ar, onLoad, onFail }: Props) {
  const { viewer, loaded } = useModel(stage, car, onFail);
  const [paint, setPaint] = useState<PaintName>(car.paint);
  const [isMeasured, setMeasured] = useState(false);
  const [isNumbered, setNumbered] = useState(false);
  const [place, setPlace] = useState<CarPlace>();
  const [openings, open] = useOpenings(viewer);
  const labels = useMemo(() => dimensionLabels(car.size), [car.size]);
  usePaint(viewer, paint);

  useEffect(() => {
    if (viewer) onLoad();
  }, [viewer, onLoad]);

  if (!viewer) return createPortal(<LoadingNote loaded={loaded} />, status);

  const places = placesOf(car.body, car.size, viewer.getBoundingBoxCenter().z);

  function showPlace(one: CarPlace) {
    setPlace(one);
    if (viewer) viewer.cameraOrbit = `${one.azimuth}deg 78deg 92%`;
  }

  function number(isOn: boolean) {
    setNumbered(isOn);
    setPlace(undefined);
    if (isOn && viewer) viewer.cameraOrbit = PLACES_ORBIT;
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2">
        <Toggle isOn={isMeasured} onToggle={setMeasured}>
          Measures
        </Toggle>
        <Toggle isOn={isNumbered} onToggle={number}>
          Where to look
        </Toggle>
        {ar && ar !== 'scene-viewer' && <ArButton viewer={viewer} />}
      </div>
      {isNumbered && (
        <div className="grid gap-3">
          <PlaceButtons viewer={viewer} places={places} chosen={place?.id} onChoose={showPlace} />
          <p aria-live="polite" className="max-w-[62ch] text-pretty">
            {place?.text ?? `Choose one of the ${places.length} places, here or on the car.`}
          </p>
        </div>
      )}
      <div className="grid max-w-sm gap-3">
        {movingParts(viewer.availableAnimations).map((part) => (
          <PartSteps
            key={part}
            part={part}
            opening={openings[part] ?? 'closed'}
            onPick={(opening) => open(part, opening)}
          />
        ))}
        <PaintPicker paint={paint} onPick={setPaint} />
      </div>
      {createPortal(
        isMeasured && <DimensionOverlay viewer={viewer} size={car.size} labels={labels} />,
        stage,
      )}
    </div>
  );
}
