import { useId } from 'react';
import {
  MOVING_PARTS,
  type MovingPart,
  OPENINGS,
  type Opening,
} from '@/lib/showroom/viewer/moving-parts';

const STEPS: Record<Opening, string> = { closed: 'Closed', half: 'Half', open: 'Open' };

type Props = { part: MovingPart; opening: Opening; onPick: (opening: Opening) => void };

/** Sets how far a pair of doors or the boot is open. */
export function PartSteps({ part, opening, onPick }: Props) {
  const name = useId();
  return (
    <fieldset className="flex items-center justify-between gap-4">
      {/* A floated legend is an item of the row. */}
      <legend className="float-left font-semibold">{MOVING_PARTS[part]}</legend>
      <div className="inline-flex rounded-1 border border-line-strong bg-surface">
        {(Object.keys(OPENINGS) as Opening[]).map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-center px-3.5 font-medium not-first:border-l not-first:border-line has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={name}
              checked={one === opening}
              onChange={() => onPick(one)}
              className="sr-only"
            />
            {STEPS[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
