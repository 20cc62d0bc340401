import { useId } from 'react';
import { COLOURS } from '@/lib/listings/constants';
import { PAINT_NAMES, PAINTS, type PaintName } from '@/lib/showroom/paints';

type Props = { paint: PaintName; onPick: (paint: PaintName) => void };

/** The colours a model can have. */
export function PaintPicker({ paint, onPick }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold">
        Colour <span className="font-normal text-ink-2">{COLOURS[paint]}</span>
      </legend>
      <div className="mt-1 -ml-1.5 flex flex-wrap">
        {PAINT_NAMES.map((one) => (
          <label key={one} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === paint}
              onChange={() => onPick(one)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-link"
            />
            <span className="sr-only">{COLOURS[one]}</span>
            <svg
              viewBox="0 0 32 32"
              aria-hidden="true"
              className="pointer-events-none size-8 rounded-full border-2 border-transparent p-[3px] peer-checked:border-link"
            >
              <circle
                cx="16"
                cy="16"
                r="15"
                fill={PAINTS[one].colour}
                className="stroke-line-strong"
              />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
