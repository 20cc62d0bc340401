import { type KeyboardEvent, type ReactNode, type UIEvent, useRef, useState } from 'react';

export type StripPicture = {
  /** Its subject in one or two words. */
  name: string;
  picture: ReactNode;
  thumbnail: ReactNode;
};

/**
 * Controls a native scroll-snap strip of `count` pictures: tells the current one, also to `onShow` at
 * each change, and scrolls to another.
 */
export function useStrip(count: number, onShow?: (index: number) => void) {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** Target index of a smooth scroll: pictures passed on the way do not become current. */
  const target = useRef<number>(undefined);
  const last = count - 1;

  function change(index: number) {
    setCurrent(index);
    onShow?.(index);
  }

  function show(index: number, behavior: ScrollBehavior = 'auto') {
    const to = Math.min(Math.max(index, 0), last);
    target.current = to;
    change(to);
    ref.current?.scrollTo({ left: to * ref.current.clientWidth, behavior });
  }

  function onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
    const index = Math.round(scrollLeft / clientWidth);
    if (index === target.current) target.current = undefined;
    if (target.current === undefined && index !== current) change(index);
  }

  function clearTarget() {
    target.current = undefined;
  }

  function handleKey(event: KeyboardEvent) {
    // A 3D model in place of a picture handles the arrow keys itself.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  }

  const scroller = {
    ref,
    onScroll,
    onPointerDown: clearTarget,
    onWheel: clearTarget,
  };
  return { current, last, show, handleKey, scroller };
}

export type Strip = ReturnType<typeof useStrip>;
