'use client';

import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadFavourites } from '@/lib/favourites/actions';
import { storeLook } from '@/lib/favourites/device-prices';
import { refreshFavourites, syncFavourites } from '@/lib/favourites/favourites';
import { useFavouriteIds } from '@/lib/favourites/store';
import type { FavouriteCar } from '@/lib/favourites/types';

type Ids = readonly string[];

const keyOf = (ids: Ids) => ['favourite-cars', ...ids];

/** A client per mounted page, never module-level: on the server it would be shared between users. */
function newClient(ids: Ids, cars?: FavouriteCar[]) {
  const client = new QueryClient();
  if (cars) client.setQueryData(keyOf(ids), cars);
  return client;
}

/**
 * Favourites with their vehicles, newest first; `car` is undefined until loaded. A vehicle removed
 * meanwhile stays in the list; one added in another tab is fetched. `initial` holds the account's
 * favourites; without it the device's are loaded.
 */
export function useFavourites(initial?: FavouriteCar[]) {
  const initialIds = initial?.map(({ id }) => id);
  const ids = useFavouriteIds(initialIds);
  const [listed, setListed] = useState<Ids>(initialIds ?? ids);
  const [client] = useState(() => newClient(listed, initial));
  const missing = ids.filter((id) => !listed.includes(id));
  if (missing.length > 0) setListed([...missing, ...listed]);

  const isAccount = initial !== undefined;
  const { data, error, refetch } = useQuery(
    {
      queryKey: keyOf(listed),
      queryFn: async () => {
        if (listed.length === 0) return [];
        // Merge first: the account may read sold vehicles only among its own favourites.
        if (isAccount) await syncFavourites();
        const cars = await loadFavourites([...listed]);
        if (!cars) throw new Error('The favourites could not be loaded');
        // The account keeps what it knows of its cars, a device remembers it itself.
        return isAccount ? cars : storeLook(cars);
      },
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
    },
    client,
  );

  // The cached ids that the hearts render from may be older than the page.
  useEffect(() => {
    if (isAccount) void refreshFavourites();
  }, [isAccount]);

  const known = new Map(data?.map((car) => [car.id, car]));
  return {
    ids,
    /** Undefined until the favourites are loaded. */
    favourites: data && listed.map((id) => ({ id, car: known.get(id) })),
    error,
    retry: refetch,
  };
}
