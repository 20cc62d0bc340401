import { VERDICTS } from '@/lib/listings/verdict';
import { FilterInput } from './filter-input';

/** One checkbox for each verdict on a price. */
export function VerdictField() {
  return (
    <fieldset className="min-w-0">
      <legend>
        <span className="text-small font-semibold text-ink-2">Price against valuation</span>
      </legend>
      <div className="grid grid-cols-[auto_auto] justify-start gap-x-6">
        {Object.entries(VERDICTS).map(([verdict, label]) => (
          <label
            key={verdict}
            htmlFor={`verdict-${verdict}`}
            className="flex min-h-11 items-center gap-2.5"
          >
            <FilterInput
              id={`verdict-${verdict}`}
              name="verdict"
              type="checkbox"
              value={verdict}
              className="size-5 accent-(--link)"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
