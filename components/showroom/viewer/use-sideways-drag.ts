import { type PointerEvent, useRef } from 'react';

/**
 * Pointer handlers that step through pictures: from one edge of the element to the other is once round.
 * The element needs `touch-action: pan-y`, so that it still scrolls up and down.
 */
export function useSidewaysDrag(count: number, index: number, onStep: (index: number) => void) {
  const start = useRef<{ x: number; index: number }>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, index };
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current || !event.isPrimary) return;
      const turns = (start.current.x - event.clientX) / event.currentTarget.clientWidth;
      const steps = (start.current.index + Math.round(turns * count)) % count;
      onStep((steps + count) % count);
    },
    onLostPointerCapture() {
      start.current = null;
    },
  };
}
