import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect } from 'react';
import { linear, PAINTS, type PaintName } from '@/lib/showroom/paints';

/** Paints a loaded model, whose file has no colour of its own. */
export function usePaint(viewer: ModelViewerElement | null, paint: PaintName) {
  useEffect(() => {
    const material = viewer?.model?.getMaterialByName('paint')?.pbrMetallicRoughness;
    material?.setBaseColorFactor([...linear(PAINTS[paint].colour), 1]);
    material?.setMetallicFactor(PAINTS[paint].metallic);
  }, [viewer, paint]);
}
