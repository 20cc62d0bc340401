import type { NumberFacet } from '@/lib/search/facets/kinds';
import { BARS, RANGES, type RangeName } from '@/lib/search/slider-ranges';
import { Histogram } from './histogram';
import { NumberField } from './number-field';
import { SliderTrack } from './slider-track';

type Props = Pick<NumberFacet, 'label' | 'prefix' | 'unit' | 'open'> & { name: RangeName };

/** A range: two sliders on one track, each with a number field. */
export function RangeField({ name, label, prefix, unit, open = ['Any', 'Any'] }: Props) {
  const { min, max, step, limit } = RANGES[name];
  const [low, high] = [`${name}Min`, `${name}Max`] as const;
  const isYear = name === 'year';
  const maxLength = String(limit).length + 4;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {label}
        {unit && <span className="font-normal text-ink-3">, {unit}</span>}
      </legend>
      <SliderTrack
        min={min}
        max={max}
        step={step}
        prefix={prefix}
        unit={unit}
        histogram={<Histogram name={name} bars={isYear ? max - min + 1 : BARS} isExact={isYear} />}
        plain={isYear}
        thumbs={[
          {
            end: 'low',
            field: low,
            label: `${label} from`,
            value: min,
            open: isYear ? 'or older' : 'or more',
          },
          {
            end: 'high',
            field: high,
            label: `${label} to`,
            value: max,
            open: isYear ? 'or newer' : 'or more',
          },
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField name={low} label="From" placeholder={open[0]} maxLength={maxLength} />
        <NumberField name={high} label="To" placeholder={open[1]} maxLength={maxLength} />
      </div>
    </fieldset>
  );
}
