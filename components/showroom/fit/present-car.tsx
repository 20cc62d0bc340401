import { BODY_TYPES } from '@/lib/listings/constants';
import type { CarType } from '@/lib/showroom/design-options';
import { CAR_TYPES } from '@/lib/showroom/fit/car-types';

/** The visitor's present car, drawn as an outline for comparison. */
export function PresentCar({ now }: { now: CarType | null }) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <label htmlFor="now" className="font-semibold">
        Your present car
      </label>
      <p id="now-hint" className="text-small text-ink-2">
        Drawn as an outline of middling size, to compare.
      </p>
      <select
        id="now"
        name="now"
        defaultValue={now ?? ''}
        aria-describedby="now-hint"
        className="field field-select mt-1.5"
      >
        <option value="">Not drawn</option>
        {CAR_TYPES.map((type) => (
          <option key={type} value={type}>
            {BODY_TYPES[type]}
          </option>
        ))}
      </select>
    </div>
  );
}
