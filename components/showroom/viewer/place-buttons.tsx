import type { ModelViewerElement } from '@google/model-viewer';
import { createPortal } from 'react-dom';
import type { CarPlace } from '@/lib/showroom/viewer/places';

type Props = {
  viewer: ModelViewerElement;
  places: readonly CarPlace[];
  /** The id of the place that is explained. */
  chosen: string | undefined;
  onChoose: (place: CarPlace) => void;
};

const metres = (numbers: readonly number[]) => numbers.map((number) => `${number}m`).join(' ');

/**
 * Numbered buttons on the model, which its element moves with it. Those on the far side are small and
 * dashed: the element would dim them until nobody could read them.
 */
export function PlaceButtons({ viewer, places, chosen, onChoose }: Props) {
  return createPortal(
    places.map((place, index) => (
      <button
        key={place.id}
        type="button"
        slot={`hotspot-${place.id}`}
        data-position={metres(place.position)}
        data-normal={metres(place.normal)}
        data-visibility-attribute="facing"
        aria-pressed={place.id === chosen}
        onClick={() => onChoose(place)}
        className="group grid size-11 place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="tabular grid size-5 place-items-center rounded-full border border-dashed border-line-strong bg-sunken text-small text-ink-2 group-data-facing:size-7 group-data-facing:border-solid group-data-facing:bg-surface group-data-facing:font-semibold group-data-facing:text-ink group-data-facing:shadow-sm group-hover:border-ink group-aria-pressed:border-link group-aria-pressed:bg-brand group-aria-pressed:text-on-brand"
        >
          {index + 1}
        </span>
        <span className="sr-only">{place.name}</span>
      </button>
    )),
    viewer,
  );
}
