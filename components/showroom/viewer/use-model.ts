import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/core/browser/prefers-reduced-motion';
import type { Trouble } from '@/lib/showroom/viewer/trouble';
import { mountModel } from './model-element';
import type { TurnedCar } from './viewed-car';

/** The model's element once the model is loaded, and before that the loaded share, from 0 to 1. */
type Model = { viewer: ModelViewerElement | null; loaded: number };

/** Loads a car's model onto the stage, and frees the GPU on unmount. */
export function useModel(
  stage: HTMLElement,
  { model, inSentence }: TurnedCar,
  onFail: (trouble: Trouble) => void,
): Model {
  const [state, setState] = useState<Model>({ viewer: null, loaded: 0 });

  useEffect(() => {
    const unmount = mountModel(stage, {
      src: model,
      alt: `Model of ${inSentence}`,
      isStill: prefersReducedMotion(),
      onProgress: (loaded) => setState((old) => (old.viewer ? old : { viewer: null, loaded })),
      onLoad: (viewer) => setState({ viewer, loaded: 1 }),
      onFail,
    });
    return () => {
      setState({ viewer: null, loaded: 0 });
      unmount();
    };
  }, [stage, model, inSentence, onFail]);

  return state;
}
