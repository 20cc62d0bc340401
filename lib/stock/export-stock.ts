import 'server-only';
import { env } from '../env';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { type KnownCar, readKnownStock } from './known-stock';
import type { ExportedCar } from './types';

/** The JSON of the SQL function `my_photo_addresses`. */
type PhotoAddresses = Partial<Record<string, string[]>>;

/** The files of a photograph on this site by the path of one; other systems take the JPEG. */
const OWN_PHOTO = /^(\/photos\/[0-9a-f-]{36})\/[^/]+$/;

const addressOf = (address: string) =>
  address.startsWith('/')
    ? env.siteUrl() + address.replace(OWN_PHOTO, (_, photo) => `${photo}/1600.jpg`)
    : address;

const toExported = (
  { id, stock_id, make, model, facts }: KnownCar,
  photos: PhotoAddresses | null,
): ExportedCar => {
  const { make_id: _make, model_id: _model, ...rest } = facts;
  const addresses = photos?.[id]?.map(addressOf) ?? [];
  return { listing: id, stock_id, make, model, ...rest, photos: addresses };
};

/**
 * Returns the user's listings for sale and reserved, in the form of a file, with the addresses of
 * their photographs: those that files named, and this site's of those added by hand. Throws
 * BackendError.
 */
export async function exportedStock(): Promise<ExportedCar[]> {
  const client = await sessionClient();
  const [stock, photos] = await Promise.all([
    readKnownStock(client),
    withRetry(() => client.rpc('my_photo_addresses')) as Promise<PhotoAddresses | null>,
  ]);
  return (stock?.cars ?? []).map((car) => toExported(car, photos));
}
