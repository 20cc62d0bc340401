'use client';

import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadFavourites } from '@/lib/favourites/actions';
import { refreshFavourites, syncFavourites } from '@/lib/favourites/favourites';
import { useFavouriteIds } from '@/lib/favourites/store';
import type { FavouriteCar } from '@/lib/favourites/types';

type Ids = readonly string[];

const keyOf = (ids: Ids) => ['favourite-cars', ...ids];

/** One for each page, on the server too: nothing of one visitor's is in another's. */
function newClient(ids: Ids, cars?: FavouriteCar[]) {
  const client = new QueryClient();
  if (cars) client.setQueryData(keyOf(ids), cars);
  return client;
}

/**
 * The favourites, newest first, with their cars: undefined for one that the server has not answered yet.
 * A car let go meanwhile keeps its place, and one added in another tab is fetched. `initial`: the
 * account's, from the page; without it they are the device's.
 */
export function useFavourites(initial?: FavouriteCar[]) {
  const initialIds = initial?.map(({ id }) => id);
  const ids = useFavouriteIds(initialIds);
  const [asked, setAsked] = useState<Ids>(initialIds ?? ids);
  const [client] = useState(() => newClient(asked, initial));
  const missing = ids.filter((id) => !asked.includes(id));
  if (missing.length > 0) setAsked([...missing, ...asked]);

  const isAccount = initial !== undefined;
  const { data, isError, refetch } = useQuery(
    {
      queryKey: keyOf(asked),
      queryFn: async () => {
        if (asked.length === 0) return [];
        // The account then knows those of the device that were sold.
        if (isAccount) await syncFavourites();
        const cars = await loadFavourites([...asked]);
        if (!cars) throw new Error('The favourites could not be loaded');
        return cars;
      },
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
    },
    client,
  );

  // The copy that hearts are drawn from may be older than the page.
  useEffect(() => {
    if (isAccount) void refreshFavourites();
  }, [isAccount]);

  const known = new Map(data?.map((car) => [car.id, car]));
  return {
    ids,
    /** Undefined until the first answer. */
    favourites: data && asked.map((id) => ({ id, car: known.get(id) })),
    hasFailed: isError,
    retry: refetch,
  };
}
