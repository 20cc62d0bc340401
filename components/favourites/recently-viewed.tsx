'use client';

import { useEffect, useState } from 'react';
import { loadViewed } from '@/lib/favourites/actions';
import { forgetViewed, readViewed, useViewed } from '@/lib/favourites/viewed';
import type { VehicleSummary } from '@/lib/listings/types';
import { cardOf } from '../listings/card';
import { cardGrid } from '../listings/card-grid';
import { VehicleCard } from '../listings/vehicle-card';
import { button } from '../ui/button';
import { ViewedSwitch } from './viewed-switch';

type Loaded = { key: string; vehicles: VehicleSummary[] | null };

/** Loads the vehicles of a list of ids; undefined until then, null if that failed. */
function useVehicles(ids: string[]) {
  const key = ids.join(' ');
  const [loaded, setLoaded] = useState<Loaded>({ key: '', vehicles: [] });
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    loadViewed(key.split(' '))
      .catch(() => null)
      .then((vehicles) => isCurrent && setLoaded({ key, vehicles }));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (key === '') return [];
  return loaded.key === key ? loaded.vehicles : undefined;
}

/** The cars that were looked at on this device and are for sale, with the switch that stops remembering them. */
export function RecentlyViewed() {
  const stored = useViewed();
  const { ids, isOn } = readViewed(stored ?? '');
  const vehicles = useVehicles(ids);
  if (stored === null) return null;
  return (
    <section aria-labelledby="recently-viewed" className="mt-16 border-t border-line pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="recently-viewed" className="text-title">
          Recently viewed
        </h2>
        {ids.length > 0 && (
          <button type="button" className={button('secondary', 'small')} onClick={forgetViewed}>
            Forget these cars
          </button>
        )}
      </div>
      <div className="max-w-xl">
        <ViewedSwitch />
      </div>
      {isOn && vehicles === null && (
        <p role="status" className="text-ink-2">
          The cars could not be loaded just now.
        </p>
      )}
      {isOn && vehicles?.length === 0 && (
        <p className="text-ink-2">Cars that you look at on this device are listed here.</p>
      )}
      {vehicles && vehicles.length > 0 && (
        <ul className={cardGrid()}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id} className="flex flex-col *:flex-1">
              <VehicleCard card={cardOf(vehicle)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
