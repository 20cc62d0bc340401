import { NO_FILTERS } from '@/lib/search/filters';
import { RADIUS } from '@/lib/search/radius';
import { FilterInput } from './filter-input';
import { NumberField } from './number-field';
import { SliderTrack } from './slider-track';

/** Location and radius; the radius is ignored without a location. */
export function DistanceField() {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Distance</legend>
      <SliderTrack
        {...RADIUS}
        thumbs={[
          { end: 'high', field: 'radius', label: 'Radius in miles', value: NO_FILTERS.radius },
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField name="radius" label="Radius, miles" maxLength={4} />
        <div>
          <label htmlFor="location" className="text-small font-semibold text-ink-2">
            Postcode or town
          </label>
          <FilterInput
            name="location"
            autoComplete="postal-code"
            maxLength={100}
            placeholder="e.g. BA1"
            className="field mt-1.5"
          />
        </div>
      </div>
    </fieldset>
  );
}
