import type { Controls } from './dynamics';

/**
 * A driver's input: a pedal to go, one to brake and then to go back, and the handbrake, each 0 to
 * 1; and the steering wheel, -1 to 1.
 */
export type Pressed = { go: number; back: number; hold: number; steering: number };

export const NOTHING: Pressed = { go: 0, back: 0, hold: 0, steering: 0 };

const KEYS: Readonly<Record<string, Partial<Pressed>>> = {
  ArrowUp: { go: 1 },
  KeyW: { go: 1 },
  ArrowDown: { back: 1 },
  KeyS: { back: 1 },
  ArrowLeft: { steering: -1 },
  KeyA: { steering: -1 },
  ArrowRight: { steering: 1 },
  KeyD: { steering: 1 },
  Space: { hold: 1 },
};

export const isDrivingKey = (code: string) => code in KEYS;

/** The keys held down, by `KeyboardEvent.code`. */
export function fromKeys(codes: Iterable<string>): Pressed {
  let pressed = NOTHING;
  for (const code of codes) pressed = together(pressed, { ...NOTHING, ...KEYS[code] });
  return pressed;
}

const DEAD_ZONE = 0.12;

/** A gamepad of the standard mapping: left stick, triggers, and the lower button as handbrake. */
function fromGamepad({ axes, buttons }: Pick<Gamepad, 'axes' | 'buttons'>): Pressed {
  const stick = axes[0] ?? 0;
  return {
    go: buttons[7]?.value ?? 0,
    back: buttons[6]?.value ?? 0,
    hold: buttons[0]?.value ?? 0,
    steering: Math.abs(stick) < DEAD_ZONE ? 0 : stick,
  };
}

const one = (value: number) => Math.min(Math.max(value, -1), 1);

/**
 * Combines all gamepads of `navigator.getGamepads()`; ignores those of another mapping, whose
 * pedals are elsewhere.
 */
export const fromGamepads = (pads: readonly (Gamepad | null)[]): Pressed =>
  together(
    NOTHING,
    ...pads.map((pad) => (pad?.mapping === 'standard' ? fromGamepad(pad) : NOTHING)),
  );

/** Combines the input of several devices. */
export const together = (...all: readonly Pressed[]): Pressed => ({
  go: Math.max(...all.map(({ go }) => go)),
  back: Math.max(...all.map(({ back }) => back)),
  hold: Math.max(...all.map(({ hold }) => hold)),
  steering: one(all.reduce((sum, { steering }) => sum + steering, 0)),
});

/** The gear, and whether the back pedal was released since the car stopped. */
export type Gear = { reverse: boolean; isReady: boolean };
export const FORWARD: Gear = { reverse: false, isReady: false };

const STANDING = 0.3;

/**
 * Shifts the gear. The back pedal brakes; pressed again at a standstill it drives backwards. In
 * reverse the other pedal brakes, and drives off once the car has stopped.
 */
export function shift(gear: Gear, { go, back, hold, steering }: Pressed, forward: number) {
  const stands = Math.abs(forward) < STANDING;
  let { reverse, isReady } = gear;
  if (!reverse) {
    if (stands && isReady && back > 0 && go === 0) reverse = true;
    isReady = stands && (back === 0 ? true : isReady) && go === 0;
  } else if (go > 0 && forward > -STANDING) {
    reverse = false;
    isReady = false;
  }
  const controls: Controls = {
    steering,
    reverse,
    throttle: reverse ? (go > 0 ? 0 : back) : go,
    brake: Math.max(hold, reverse ? go : back),
  };
  return { gear: { reverse, isReady }, controls };
}
