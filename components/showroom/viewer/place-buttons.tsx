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

/** Numbered buttons on the model, which its element moves with it. */
export function PlaceButtons({ viewer, places, chosen, onChoose }: Props) {
  return createPortal(
    places.map((place, index) => (
      <button
        key={place.id}
        type="button"
        slot={`hotspot-${place.id}`}
        data-position={metres(place.position)}
        data-normal={metres(place.normal)}
        aria-pressed={place.id === chosen}
        onClick={() => onChoose(place)}
        className="group grid size-11 place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="tabular grid size-7 place-items-center rounded-full border border-line-strong bg-surface text-small font-semibold text-ink shadow-sm group-hover:border-ink group-aria-pressed:border-link group-aria-pressed:bg-brand group-aria-pressed:text-on-brand"
        >
          {index + 1}
        </span>
        <span className="sr-only">{place.name}</span>
      </button>
    )),
    viewer,
  );
}
