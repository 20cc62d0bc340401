import { useId, useState } from 'react';
import type { Step } from './viewed-car';

/** A car's pictures, one at a time by a slider: for browsers without 3D graphics. */
export function PictureSteps({ steps }: { steps: readonly Step[] }) {
  const [index, setIndex] = useState(0);
  const id = useId();
  const step = steps[index];
  if (!step) return null;
  return (
    <div>
      <div className="stage">
        <img
          src={step.src}
          alt={step.alt}
          width={1200}
          height={800}
          className="size-full object-cover"
        />
        <span className="absolute bottom-2 left-3 text-small/5 text-stage-label">Illustration</span>
      </div>
      <label htmlFor={id} className="mt-3 block font-semibold">
        Walk round it
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={steps.length - 1}
        value={index}
        aria-valuetext={step.alt}
        onChange={(event) => setIndex(event.currentTarget.valueAsNumber)}
        className="h-11 w-full max-w-md accent-link"
      />
    </div>
  );
}
