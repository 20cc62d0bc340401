'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadFavourites, loadMyFavourites } from '@/lib/vehicles/actions';
import { favourites, useFavouriteIds } from '@/lib/vehicles/favourites';
import type { FavouriteCar } from '@/lib/vehicles/types';

type Known = ReadonlyMap<string, FavouriteCar>;

const byId = (cars: FavouriteCar[]): Known => new Map(cars.map((car) => [car.id, car]));

/** The cars of these ids as the device knows them: of one that is gone only its id. */
async function askForDevice(ids: string[]): Promise<FavouriteCar[] | null> {
  if (ids.length === 0) return [];
  const vehicles = await loadFavourites(ids);
  if (!vehicles) return null;
  const found = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return ids.map((id) => ({ id, vehicle: found.get(id) ?? null, isForSale: found.has(id) }));
}

/**
 * The favourites with their cars, newest first; `known` is undefined until the first answer. A car let
 * go meanwhile stays known, and one added in another tab is fetched. `initial`: the account's, from the
 * page; without it they are the device's.
 */
export function useFavourites(initial?: FavouriteCar[]) {
  const ids = useFavouriteIds(initial?.map(({ id }) => id));
  const [known, setKnown] = useState<Known | undefined>(initial && byId(initial));
  const [failed, setFailed] = useState(false);
  const isAccount = initial !== undefined;

  useEffect(() => {
    if (initial) favourites.adopt(initial.map(({ id }) => id));
  }, [initial]);

  const load = useCallback(async () => {
    setFailed(false);
    const wanted = [...favourites.ids()];
    const ask = isAccount ? loadMyFavourites() : askForDevice(wanted);
    const cars = await ask.catch(() => null);
    if (!cars) return setFailed(true);
    const found = byId(cars);
    setKnown((before) => {
      const after = new Map<string, FavouriteCar>();
      for (const id of wanted) {
        after.set(id, found.get(id) ?? { id, vehicle: null, isForSale: false });
      }
      for (const [id, car] of before ?? []) if (!after.has(id)) after.set(id, car);
      return after;
    });
  }, [isAccount]);

  const unknown = !known || ids.some((id) => !known.has(id));
  useEffect(() => {
    if (unknown) void load();
  }, [unknown, load]);

  return { ids, known, failed, load };
}
