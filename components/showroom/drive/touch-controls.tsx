import type { MouseEvent, PointerEvent } from 'react';
import type { Pressed } from '@/lib/showroom/drive/controls';

type Props = { onTouch: (pressed: Partial<Pressed>) => void };

const PEDAL =
  'min-h-24 flex-1 low:max-w-28 touch-none rounded-2 border border-line-strong bg-surface/85 font-semibold select-none active:bg-sunken';

/** Keeps the focus on the course, which takes the keys. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The position of the finger along the bar, from -1 to 1. */
function along({ currentTarget, clientX }: PointerEvent) {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(Math.max(((clientX - left) / width) * 2 - 1, -1), 1);
}

/** Touch controls: the wheel at the left, pedals at the right. The keyboard has the same controls. */
export function TouchControls({ onTouch }: Props) {
  function steer(event: PointerEvent<HTMLDivElement>, steering: number) {
    event.currentTarget.style.setProperty('--thumb', `${50 + steering * 38}%`);
    onTouch({ steering });
  }
  const pedal = (name: 'go' | 'back') => ({
    onMouseDown: keepFocus,
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      onTouch({ [name]: 1 });
    },
    onPointerUp: () => onTouch({ [name]: 0 }),
    onPointerCancel: () => onTouch({ [name]: 0 }),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  });
  return (
    <div className="hidden gap-3 pt-3 any-pointer-coarse:flex low:absolute low:inset-x-3 low:bottom-3">
      <div
        aria-hidden="true"
        data-steering
        className="relative min-h-24 flex-[1.2] touch-none low:mr-auto low:max-w-44 rounded-2 border border-line-strong bg-surface/85 select-none"
        onMouseDown={keepFocus}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          steer(event, along(event));
        }}
        onPointerMove={(event) =>
          event.currentTarget.hasPointerCapture(event.pointerId) && steer(event, along(event))
        }
        onPointerUp={(event) => steer(event, 0)}
        onPointerCancel={(event) => steer(event, 0)}
      >
        <span className="absolute inset-x-4 top-2/5 h-px bg-line-strong" />
        <span className="absolute top-2/5 left-(--thumb,50%) size-12 -translate-1/2 rounded-full border border-line-strong bg-brand" />
        <span className="absolute inset-x-0 bottom-1 text-center text-small text-ink-2">Steer</span>
      </div>
      <button type="button" tabIndex={-1} className={PEDAL} {...pedal('back')}>
        Brake
      </button>
      <button type="button" tabIndex={-1} className={PEDAL} {...pedal('go')}>
        Go
      </button>
    </div>
  );
}
