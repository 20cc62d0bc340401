import type { ModelViewerElement } from '@google/model-viewer';
import { createPortal } from 'react-dom';
import type { CarPlace } from '@/lib/showroom/viewer/places';
import { button } from '../../ui/button';
import { PRESSED } from './toggle';

type Props = {
  viewer: ModelViewerElement;
  places: readonly CarPlace[];
  /** The id of the place that is explained. */
  chosen: string | undefined;
  onChoose: (place: CarPlace) => void;
};

const metres = (numbers: readonly number[]) => numbers.map((number) => `${number}m`).join(' ');

/**
 * The places by name, and their numbers on the model, which its element moves with it. The numbers are for
 * pointers: keyboards and screen readers use the names, which follow the button that opens them. Numbers on
 * the far side are small and dashed, because the element's own dimming would make them unreadable.
 */
export function PlaceButtons({ viewer, places, chosen, onChoose }: Props) {
  const numbers = places.map((place, index) => (
    <button
      key={place.id}
      type="button"
      slot={`hotspot-${place.id}`}
      data-position={metres(place.position)}
      data-normal={metres(place.normal)}
      data-visibility-attribute="facing"
      data-chosen={place.id === chosen}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => onChoose(place)}
      className="group grid size-11 place-items-center rounded-full"
    >
      <span className="tabular grid size-5 place-items-center rounded-full border border-dashed border-line-strong bg-sunken text-small text-ink-2 group-data-facing:size-7 group-data-facing:border-solid group-data-facing:bg-surface group-data-facing:font-semibold group-data-facing:text-ink group-data-facing:shadow-sm group-hover:border-ink group-data-[chosen=true]:border-link group-data-[chosen=true]:bg-brand group-data-[chosen=true]:text-on-brand">
        {index + 1}
      </span>
    </button>
  ));
  return (
    <>
      <ol className="flex flex-wrap gap-2">
        {places.map((place, index) => (
          <li key={place.id}>
            <button
              type="button"
              aria-pressed={place.id === chosen}
              onClick={() => onChoose(place)}
              className={button('secondary', 'small', `px-3 ${PRESSED}`)}
            >
              <span aria-hidden="true" className="tabular text-ink-2">
                {index + 1}
              </span>
              {place.name}
            </button>
          </li>
        ))}
      </ol>
      {createPortal(numbers, viewer)}
    </>
  );
}
