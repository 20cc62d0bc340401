import { formatFeet, formatMetres, inMetres } from '@/lib/showroom/fit/lengths';
import { MEASURE_FIELDS, type Measure, SLIDER_STEP } from '@/lib/showroom/fit/spaces';
import { FieldNote } from './field-note';

type Props = {
  measure: Measure;
  /** The length in mm. */
  value: number;
  /** True if the length was not given: the field is empty and shows the assumed length. */
  isAssumed: boolean;
  note: string | undefined;
};

/** A length of the space: a slider, the number in metres beside it, and in feet. */
export function LengthField({ measure, value, isAssumed, note }: Props) {
  const { label, hint, least, greatest } = MEASURE_FIELDS[measure];
  return (
    <div className="mt-5">
      <div className="flex items-center justify-between gap-4">
        <span>
          <label htmlFor={measure} className="font-semibold">
            {label}
          </label>
          <span id={`${measure}-hint`} className="block text-small text-ink-2">
            {isAssumed ? `${hint}: we take ${formatMetres(value)}` : hint}
          </span>
        </span>
        <span className="flex flex-none items-center gap-2">
          <input
            id={measure}
            name={measure}
            type="text"
            inputMode="decimal"
            maxLength={20}
            defaultValue={isAssumed ? '' : inMetres(value)}
            placeholder={isAssumed ? inMetres(value) : undefined}
            aria-invalid={note ? true : undefined}
            aria-describedby={`${measure}-hint ${measure}-feet${note ? ` ${measure}-note` : ''}`}
            className="field tabular w-22 scroll-mt-36 text-right"
          />
          <span aria-hidden="true" className="w-4 text-ink-2">
            m
          </span>
        </span>
      </div>
      <FieldNote id={`${measure}-note`} note={note} />
      <div className="flex items-center gap-4">
        <input
          type="range"
          data-slider={measure}
          aria-label={`${label}, slider`}
          aria-valuetext={`${formatMetres(value)}, ${formatFeet(value)}`}
          min={least}
          max={greatest}
          step={SLIDER_STEP}
          defaultValue={value}
          className="needs-script h-11 min-w-0 scroll-mt-36 flex-1 accent-link"
        />
        <output
          id={`${measure}-feet`}
          htmlFor={measure}
          className="tabular ml-auto w-22 flex-none pr-6 text-right text-small whitespace-nowrap text-ink-2"
        >
          {formatFeet(value)}
        </output>
      </div>
    </div>
  );
}
