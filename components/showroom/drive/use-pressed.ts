import { useRef } from 'react';
import {
  fromGamepads,
  fromKeys,
  isDrivingKey,
  NOTHING,
  type Pressed,
  together,
} from '@/lib/showroom/drive/controls';

/** What the driver presses, from the keys, the fingers and a gamepad. */
export function usePressed() {
  const keys = useRef(new Set<string>());
  const touch = useRef<Pressed>(NOTHING);
  return useRef({
    read: (): Pressed => {
      const pads = fromGamepads(navigator.getGamepads?.() ?? []);
      return together(fromKeys(keys.current), touch.current, pads);
    },
    /** Whether the key is one that drives. */
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
