import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect } from 'react';
import type { Trouble } from '@/lib/showroom/viewer/trouble';
import { LoadingNote } from './loading-note';
import { useModel } from './use-model';
import { usePaint } from './use-paint';
import type { TurnedCar } from './viewed-car';

type Props = {
  car: TurnedCar;
  /** An empty element over the picture, which holds the model. */
  stage: HTMLElement;
  /** `focus` moves the focus to the model without scrolling. */
  onLoad: (focus: () => void) => void;
  onFail: (trouble: Trouble) => void;
};

/** The element within the library's own that takes the arrow keys. */
const focusable = ({ shadowRoot }: ModelViewerElement) =>
  shadowRoot?.querySelector<HTMLElement>('[role=img][tabindex]');

/** The model on the stage, without controls; shows its progress while it loads. */
export function TurningModel({ car, stage, onLoad, onFail }: Props) {
  const { viewer, loaded } = useModel(stage, car, onFail);
  usePaint(viewer, car.paint);

  useEffect(() => {
    if (viewer) onLoad(() => focusable(viewer)?.focus({ preventScroll: true }));
  }, [viewer, onLoad]);

  // The wheel scrolls the page, as over any picture: the model, which would zoom, does not receive it.
  useEffect(() => {
    const keep = (event: Event) => event.stopPropagation();
    stage.addEventListener('wheel', keep, { capture: true, passive: true });
    return () => stage.removeEventListener('wheel', keep, { capture: true });
  }, [stage]);

  return viewer ? null : <LoadingNote loaded={loaded} />;
}
