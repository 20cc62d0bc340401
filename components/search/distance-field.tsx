import { type Filters, RADIUS } from '@/lib/search/filters';
import { NumberField } from './number-field';
import { SliderTrack } from './slider-track';

/** Location and radius; the radius is ignored without a location. */
export function DistanceField({ filters: { radius, location } }: { filters: Filters }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Distance</legend>
      <SliderTrack
        {...RADIUS}
        thumbs={[{ end: 'high', field: 'radius', label: 'Radius in miles', value: radius }]}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField name="radius" label="Radius, miles" value={radius} maxLength={4} />
        <div>
          <label htmlFor="location" className="text-small font-semibold text-ink-2">
            Postcode or town
          </label>
          <input
            id="location"
            name="location"
            type="text"
            autoComplete="postal-code"
            maxLength={100}
            placeholder="e.g. BA1"
            defaultValue={location}
            className="field mt-1.5"
          />
        </div>
      </div>
    </fieldset>
  );
}
