'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { screens } from '@/lib/errors';
import { favourites } from '@/lib/favourites';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { SKELETON_COUNT } from '@/lib/vehicles/constants';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { cardGrid } from './card-grid';
import { GoneCard } from './gone-card';
import { SkeletonGrid } from './skeleton-grid';
import { useFavourites } from './use-favourites';
import { VehicleCard } from './vehicle-card';

/**
 * The cars this device keeps. One that is let go stays in its place until the page is left, so that
 * a slip of the finger loses nothing.
 */
export function FavouritesList() {
  const { ids, known, failed, load } = useFavourites();
  const heading = useRef<HTMLHeadingElement>(null);

  if (failed)
    return (
      <div role="alert">
        <h2 className="text-title">{screens.listFailed}</h2>
        <p className="mt-2 text-ink-2">
          Your favourites are safe on this device; their details could not be loaded just now.
        </p>
        <button type="button" className={button('primary', 'medium', 'mt-6')} onClick={load}>
          <Icon name="refresh" />
          Try Again
        </button>
      </div>
    );
  if (!known)
    return (
      <>
        <div className="skeleton mb-6 h-7.5 w-36" />
        <SkeletonGrid count={Math.min(ids.length || 4, SKELETON_COUNT)} />
      </>
    );

  const shown = [...known].filter(([id, vehicle]) => vehicle || ids.includes(id));
  if (shown.length === 0)
    return (
      <div>
        <p className="text-lead">No favourites yet.</p>
        <p className="mt-2 text-ink-2">Press the heart on a car and it is kept here.</p>
        <Link
          href={paths.vehicles}
          prefetch={false}
          className={button('primary', 'medium', 'mt-6')}
        >
          Browse Vehicles
        </Link>
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
      </h2>
      <ul className={cardGrid()}>
        {shown.map(([id, vehicle], index) => (
          <li key={id} className="flex *:flex-1">
            {vehicle ? (
              <VehicleCard vehicle={vehicle} />
            ) : (
              <GoneCard
                place={index + 1}
                onRemove={() => {
                  favourites.toggle(id);
                  heading.current?.focus();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
