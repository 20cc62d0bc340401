'use client';

import { type ReactNode, useRef } from 'react';
import { requestFailure } from '@/lib/core/browser/request-failure';
import { SITE_UPDATED } from '@/lib/core/errors/form-messages';
import { screens } from '@/lib/core/errors/screens';
import { isChanged } from '@/lib/favourites/describe';
import { toggleFavourite } from '@/lib/favourites/favourites';
import { type FavouriteSort, sortFavourites } from '@/lib/favourites/sorts';
import type { FavouriteCar } from '@/lib/favourites/types';
import { plural } from '@/lib/format';
import { SKELETON_COUNT } from '@/lib/listings/constants';
import { paths } from '@/lib/paths';
import { ReloadButton } from '../forms/reload-button';
import { cardOf } from '../listings/card';
import { cardGrid } from '../listings/card-grid';
import { IllustrationNote } from '../listings/illustration-note';
import { SkeletonGrid } from '../listings/skeleton-grid';
import { VehicleCard } from '../listings/vehicle-card';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { NoteForm } from './note-form';
import { RemoveFavourite } from './remove-favourite';
import { SavedFacts } from './saved-facts';
import { SortLinks } from './sort-links';
import { UnavailableCard } from './unavailable-card';
import { useFavourites } from './use-favourites';

const FAILURE = {
  title: screens.listFailed,
  text: 'Your favourites are safe; their details could not be loaded just now.',
};

type Props = {
  /** The account's favourites; undefined renders those in this device's storage. */
  initial?: FavouriteCar[];
  sort: FavouriteSort;
  /** Shown below the message of an empty list. */
  suggestions?: ReactNode;
};

/**
 * The list of favourites. A removed vehicle stays in the list until the page is left, so that an
 * accidental press can be undone.
 */
export function FavouritesList({ initial, sort, suggestions }: Props) {
  const { ids, favourites, error, retry } = useFavourites(initial);
  const heading = useRef<HTMLHeadingElement>(null);

  if (error) {
    const { title, text } = requestFailure(FAILURE, error);
    return (
      <div role="alert">
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 text-ink-2">{text}</p>
        {title === SITE_UPDATED.title ? (
          <ReloadButton />
        ) : (
          <button
            type="button"
            className={button('primary', 'medium', 'mt-6')}
            onClick={() => retry()}
          >
            <Icon name="refresh" />
            Try Again
          </button>
        )}
      </div>
    );
  }
  // The server knows of none on a device, which may have none: a skeleton would promise cars.
  if (!favourites)
    return (
      ids.length > 0 && (
        <>
          <div className="skeleton mb-6 h-7.5 w-36" />
          <SkeletonGrid count={Math.min(ids.length, SKELETON_COUNT)} />
        </>
      )
    );

  const listed = favourites.filter(({ id, car }) => car?.isForSale || ids.includes(id));
  const shown = sortFavourites(listed, sort);
  const changed = shown.filter(({ id, car }) => car && ids.includes(id) && isChanged(car)).length;
  if (shown.length === 0)
    return (
      <div>
        <p className="text-lead">No favourites yet.</p>
        <p className="mt-2 text-ink-2">Press the heart on a car and it is kept here.</p>
        <Link href={paths.vehicles} className={button('primary', 'medium', 'mt-6')}>
          Browse Vehicles
        </Link>
        {suggestions}
      </div>
    );
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="tabular mb-6 font-text! text-lead font-semibold focus:outline-0"
      >
        {plural(ids.length, 'vehicle')} saved
        {changed > 0 && `, ${changed} changed since you last looked`}
      </h2>
      <IllustrationNote
        vehicles={shown.flatMap(({ car }) => car?.vehicle ?? [])}
        className="-mt-5 mb-3"
      />
      {shown.length > 1 && <SortLinks sort={sort} />}
      <ul className={cardGrid()}>
        {shown.map(({ id, car }, index) =>
          car ? (
            <li key={id} className="flex flex-col">
              {car.vehicle && car.isForSale ? (
                <VehicleCard card={cardOf(car.vehicle)} />
              ) : (
                <UnavailableCard
                  car={car}
                  place={index + 1}
                  onRemove={() => {
                    toggleFavourite(id);
                    heading.current?.focus();
                  }}
                />
              )}
              <SavedFacts car={car} />
              {initial && car.note !== null && ids.includes(id) && (
                <NoteForm
                  id={id}
                  title={car.title ?? `vehicle ${index + 1}`}
                  note={car.note}
                  isShared={car.isNoteShared}
                />
              )}
              {initial && <RemoveFavourite id={id} title={car.title ?? `vehicle ${index + 1}`} />}
            </li>
          ) : (
            <li key={id} aria-hidden="true" className="skeleton-card" />
          ),
        )}
      </ul>
    </>
  );
}
