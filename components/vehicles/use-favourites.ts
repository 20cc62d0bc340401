'use client';

import { useCallback, useEffect, useState } from 'react';
import { favourites, useFavouriteIds } from '@/lib/favourites';
import { loadFavourites } from '@/lib/vehicles/actions';
import type { VehicleSummary } from '@/lib/vehicles/types';

/** What is known of each id: null for a car that is no longer for sale. */
type Known = ReadonlyMap<string, VehicleSummary | null>;

/**
 * This device's favourites with their cars, newest first; `known` is undefined until the first
 * answer. A car let go meanwhile stays known, and one added in another tab is fetched.
 */
export function useFavourites() {
  const ids = useFavouriteIds();
  const [known, setKnown] = useState<Known>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    const wanted = favourites.ids();
    const vehicles = wanted.length ? await loadFavourites([...wanted]).catch(() => null) : [];
    if (!vehicles) return setFailed(true);
    const found = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
    setKnown((before) => {
      const after = new Map(wanted.map((id) => [id, found.get(id) ?? null]));
      for (const [id, vehicle] of before ?? []) if (!after.has(id)) after.set(id, vehicle);
      return after;
    });
  }, []);

  const unknown = !known || ids.some((id) => !known.has(id));
  useEffect(() => {
    if (unknown) void load();
  }, [unknown, load]);

  return { ids, known, failed, load };
}
