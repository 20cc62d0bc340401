import 'server-only';
import { tagList, tagPage, tags } from '../core/cache';
import { isUuid } from '../ids';
import { PAGE_SIZE } from '../listings/constants';
import { toSummary } from '../listings/summary';
import { publicClient, serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { SellerPage } from './types';

async function readVehicles(seller: string, page: number) {
  const rows = await withRetry(() =>
    publicClient().rpc('search_vehicles', {
      p_filters: { seller_id: seller },
      p_limit: PAGE_SIZE,
      p_offset: (page - 1) * PAGE_SIZE,
    }),
  );
  const vehicles = (rows ?? []).map(toSummary);
  await tagList(vehicles);
  return { vehicles, total: rows?.[0]?.total_count ?? 0 };
}

/**
 * Returns a seller with one page of their vehicles for sale: the last one if the requested page is
 * beyond it. Null if the id is malformed or unknown, or the seller has nothing for sale. Throws
 * BackendError.
 */
export async function getSellerPage(id: string, requested: number): Promise<SellerPage | null> {
  if (!isUuid(id)) return null;
  await tagPage(tags.stock(id), tags.seller(id));
  const [row, { vehicles, total }] = await Promise.all([
    withRetry(() =>
      publicClient()
        .from('sellers')
        .select('id, seller_type, name, about, location, created_at')
        .eq('id', id)
        .maybeSingle(),
    ),
    readVehicles(id, requested),
  ]);
  const [newest] = vehicles;
  if (!newest && requested > 1) {
    const first = await readVehicles(id, 1);
    return first.total > 0 ? getSellerPage(id, Math.ceil(first.total / PAGE_SIZE)) : null;
  }
  if (!row || !newest) return null;
  const contact = await withRetry(() =>
    serviceClient().rpc('seller_contact_facts', { p_vehicle_id: newest.id }).maybeSingle(),
  );
  return {
    id: row.id,
    sellerType: row.seller_type,
    name: row.name,
    about: row.about,
    location: row.location,
    since: row.created_at,
    replyMinutes: contact?.reply_minutes ?? null,
    total,
    page: requested,
    pages: Math.ceil(total / PAGE_SIZE),
    vehicles,
  };
}
