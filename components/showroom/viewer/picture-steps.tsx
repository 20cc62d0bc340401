import { type ReactNode, type Ref, useId, useState } from 'react';
import { stepsApart } from '@/lib/showroom/viewer/turn';
import { StageLayout } from './stage-layout';
import { useLoadedSteps } from './use-loaded-steps';
import { useSidewaysDrag } from './use-sideways-drag';
import type { Step } from './viewed-car';

type Props = {
  /** The ref of the slider. */
  ref?: Ref<HTMLInputElement>;
  /** 'a 2019 Ford Fiesta': the car inside a sentence. */
  subject: string;
  steps: readonly Step[];
  /** The index of the step that is shown first. */
  first?: number;
  /** Written on the picture. */
  label?: string;
  /** The download size of the other pictures, as text; not mentioned by default. */
  dataUse?: string;
  /** Written below the slider. */
  hint?: string;
  /** Content above the picture. */
  note?: ReactNode;
  /** Content below the slider. */
  children?: ReactNode;
  /** Called when no picture can be loaded. */
  onFail: () => void;
};

/** A car's pictures, one at a time by dragging or by a slider: for browsers without 3D graphics. */
export function PictureSteps(props: Props) {
  const { ref, subject, steps, first = 0, label = 'Illustration', dataUse, onFail } = props;
  const [index, setIndex] = useState(first);
  /** True once the slider has moved or the first picture has failed: all pictures are then loaded. */
  const [isWhole, setWhole] = useState(false);
  const loaded = useLoadedSteps(steps, first, isWhole, onFail);
  const drag = useSidewaysDrag(steps.length, index, moveTo);
  const id = useId();

  function moveTo(next: number) {
    if (next === index) return;
    setIndex(next);
    setWhole(true);
  }

  const apart = stepsApart(steps.length);
  const nearest = [...loaded].sort((a, b) => apart(a, index) - apart(b, index))[0];
  const shown = steps[nearest ?? first];
  if (!shown) return null;
  const picture = (
    <div className="stage cursor-grab touch-pan-y select-none active:cursor-grabbing" {...drag}>
      <img
        src={shown.src}
        alt={`Illustration of ${subject} ${shown.from}`}
        width={1200}
        height={800}
        // The image is already decoded: it is painted in the same frame as its new name.
        decoding="sync"
        draggable={false}
        onError={() => setWhole(true)}
        className="size-full object-cover"
      />
      <span className="absolute bottom-2 left-3 text-small/5 text-stage-label">{label}</span>
    </div>
  );
  return (
    <StageLayout note={props.note} picture={picture} isControlled={false}>
      <div>
        <label htmlFor={id} className="block font-semibold">
          Walk round it
        </label>
        <input
          ref={ref}
          id={id}
          type="range"
          min={0}
          max={steps.length - 1}
          value={index}
          aria-valuetext={steps[index]?.from}
          aria-describedby={`${id}-hint`}
          onChange={(event) => moveTo(event.currentTarget.valueAsNumber)}
          className="h-11 w-full max-w-md accent-link"
        />
        <p id={`${id}-hint`} className="text-pretty text-ink-2">
          Drag the picture sideways or move the slider
          {dataUse && `: the first move loads ${dataUse}`}. {props.hint}
        </p>
      </div>
      {props.children}
    </StageLayout>
  );
}
