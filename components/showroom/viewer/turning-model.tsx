import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect } from 'react';
import type { Trouble } from '@/lib/showroom/viewer/trouble';
import { LoadingNote } from './loading-note';
import { useModel } from './use-model';
import { usePaint } from './use-paint';
import type { TurnedCar } from './viewed-car';

type Props = {
  car: TurnedCar;
  /** An empty element above the picture, in which the model stands. */
  stage: HTMLElement;
  /** `focus` moves the focus to the model, and scrolls nothing. */
  onLoad: (focus: () => void) => void;
  onFail: (trouble: Trouble) => void;
};

/** The element within the library's own that takes the arrow keys. */
const focusable = ({ shadowRoot }: ModelViewerElement) =>
  shadowRoot?.querySelector<HTMLElement>('[role=img][tabindex]');

/** The model on the stage, to be turned and nothing else; while it loads, how far it is. */
export function TurningModel({ car, stage, onLoad, onFail }: Props) {
  const { viewer, loaded } = useModel(stage, car, onFail);
  usePaint(viewer, car.paint);

  useEffect(() => {
    if (viewer) onLoad(() => focusable(viewer)?.focus({ preventScroll: true }));
  }, [viewer, onLoad]);

  // The wheel scrolls the page as over any picture: it does not reach the model, which it would zoom.
  useEffect(() => {
    const keep = (event: Event) => event.stopPropagation();
    stage.addEventListener('wheel', keep, { capture: true, passive: true });
    return () => stage.removeEventListener('wheel', keep, { capture: true });
  }, [stage]);

  return viewer ? null : <LoadingNote loaded={loaded} />;
}
