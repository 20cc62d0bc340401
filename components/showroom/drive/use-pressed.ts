import { useRef } from 'react';
import {
  fromGamepads,
  fromKeys,
  isDrivingKey,
  NOTHING,
  type Pressed,
  together,
} from '@/lib/showroom/drive/controls';

/** Collects the driver's input from the keyboard, touch and gamepads. */
export function usePressed() {
  const keys = useRef(new Set<string>());
  const touch = useRef<Pressed>(NOTHING);
  return useRef({
    read: (): Pressed => {
      const pads = fromGamepads(navigator.getGamepads?.() ?? []);
      return together(fromKeys(keys.current), touch.current, pads);
    },
    /** Notes a pressed key; returns whether it is a driving key. */
    press(code: string): boolean {
      if (isDrivingKey(code)) keys.current.add(code);
      return isDrivingKey(code);
    },
    release: (code: string) => void keys.current.delete(code),
    letGoKeys: () => keys.current.clear(),
    touch(pressed: Partial<Pressed>) {
      touch.current = { ...touch.current, ...pressed };
    },
  }).current;
}
