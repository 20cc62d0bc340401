import 'server-only';
import { unstable_cache } from 'next/cache';
import * as z from 'zod';
import { isUuid } from '../ids';
import { factsOf, OWN_COLUMNS } from '../listings/facts';
import { publicClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import type { DayActivity } from './activity';
import type { ListedVehicle, ListingsPage, ListView } from './own-listings';
import { mySellerId } from './seller';
import type { Draft, OwnListing, OwnSeller } from './types';

/** Listings per page; public.my_listings has the same number. */
const PER_PAGE = 24;
/** Maximum number of drafts that /sell offers to continue; /my-vehicles has all. */
const MAX_DRAFTS = 10;

const COLUMNS =
  `${OWN_COLUMNS}id, seller_type, listing_status, taken_down_at, views_count, created_at, updated_at,
  make:vehicle_makes(name), model:vehicle_models(name),
  images:vehicle_images(id, image_url, is_primary, display_order),
  private:vehicle_private(postcode, vin, sold_price), valuation:vehicle_valuations(value, low_80, high_80, low_90, high_90)` as const;

/** Reads a listing of the user; null if there is none with the id. Throws BackendError. */
async function readListing(id: string) {
  const seller = await mySellerId();
  // Staff read all vehicles, and everyone reads those for sale: filter by the user's seller id.
  if (!seller) return null;
  const client = await sessionClient();
  return withRetry(() =>
    client
      .from('vehicles')
      .select(COLUMNS)
      .eq('seller_id', seller)
      .eq('id', id)
      .order('is_primary', { referencedTable: 'vehicle_images', ascending: false })
      .order('display_order', { referencedTable: 'vehicle_images' })
      .maybeSingle(),
  );
}

const toImage = (image: { id: string; image_url: string; is_primary: boolean }) => ({
  id: image.id,
  url: image.image_url,
  isPrimary: image.is_primary,
});

type Row = NonNullable<Awaited<ReturnType<typeof readListing>>>;

const toOwnListing = (row: Row, registrationNumber: string | null): OwnListing => ({
  ...factsOf(row),
  id: row.id,
  status: row.listing_status,
  sellerType: row.seller_type,
  isTakenDown: row.taken_down_at !== null,
  make: row.make.name,
  model: row.model.name,
  registrationNumber,
  postcode: row.private?.postcode ?? null,
  vin: row.private?.vin ?? null,
  soldPrice: row.private?.sold_price ?? null,
  viewsCount: row.views_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  images: row.images.map(toImage),
  valuation: row.valuation && {
    value: row.valuation.value,
    range80: [row.valuation.low_80, row.valuation.high_80],
    range90: [row.valuation.low_90, row.valuation.high_90],
  },
});

/**
 * Returns a listing of the user; null if the id is malformed, unknown or another seller's. Throws
 * BackendError.
 */
export async function getMyListing(id: string): Promise<OwnListing | null> {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  // Reads the plate separately, because clients cannot select it from `vehicles`.
  const [row, plate] = await Promise.all([
    readListing(id),
    withRetry(() => client.rpc('my_registration', { p_vehicle_id: id })),
  ]);
  return row && toOwnListing(row, plate);
}

/** The drafts of the user, last changed first. Throws BackendError. */
export async function getMyDrafts(): Promise<Draft[]> {
  const seller = await mySellerId();
  if (!seller) return [];
  const client = await sessionClient();
  const rows = await withRetry(() =>
    client
      .from('vehicles')
      .select(
        `id, listing_status, year, mileage, condition, price, description, updated_at,
         make:vehicle_makes(name), model:vehicle_models(name),
         images:vehicle_images(id, image_url, is_primary)`,
      )
      .eq('seller_id', seller)
      .eq('listing_status', 'draft')
      .order('updated_at', { ascending: false })
      .order('id')
      .limit(MAX_DRAFTS),
  );
  return (rows ?? []).map((row) => ({
    ...factsOf(row),
    id: row.id,
    status: row.listing_status,
    make: row.make.name,
    model: row.model.name,
    updatedAt: row.updated_at,
    images: row.images.map(toImage),
  }));
}

/** The user as a seller; null before the first listing. Throws BackendError. */
export async function getMySeller(): Promise<OwnSeller | null> {
  const id = await mySellerId();
  if (!id) return null;
  const client = await sessionClient();
  const row = await withRetry(() =>
    client
      .from('sellers')
      .select(
        `id, name, seller_type, about, contact:seller_contacts(phone, postcode),
         applications:dealer_applications(status, company_name, created_at)`,
      )
      .eq('id', id)
      .order('created_at', { referencedTable: 'dealer_applications', ascending: false })
      .limit(1, { referencedTable: 'dealer_applications' })
      .maybeSingle(),
  );
  if (!row) return null;
  const [last] = row.applications;
  return {
    id: row.id,
    name: row.name,
    type: row.seller_type,
    about: row.about,
    phone: row.contact?.phone ?? null,
    postcode: row.contact?.postcode ?? null,
    application: last ? { status: last.status, companyName: last.company_name } : null,
  };
}

const offeredSchema = z.object({ features: z.record(z.string(), z.number()) });

async function readOfferedFeatures() {
  const args = { p_facets: ['features'], p_relax: false };
  const counted = await withRetry(() => publicClient().rpc('search_facets', args));
  const names = Object.keys(offeredSchema.parse(counted).features);
  return names.toSorted((a, b) => a.localeCompare(b, 'en-GB'));
}

/**
 * The features that the list's filter offers, by name. They change only with a migration. Throws
 * BackendError.
 */
export const getOfferedFeatures = unstable_cache(readOfferedFeatures, ['offered-features'], {
  revalidate: 3600,
});

/** The JSON of the SQL function `my_listings`. */
type ListingsAnswer = {
  total: number;
  counts: ListingsPage['counts'];
  asked: number;
  listings: {
    id: string;
    status: ListedVehicle['status'];
    year: number;
    make: string;
    model: string;
    seller_type: ListedVehicle['sellerType'];
    body_type: ListedVehicle['bodyType'];
    colour: ListedVehicle['colour'];
    price: number | null;
    sold_price: number | null;
    registration_number: string | null;
    location: string | null;
    image_url: string | null;
    views: number;
    created_at: string;
    updated_at: string;
    went_on: string | null;
    quiet_since: string;
    is_asked: boolean;
    archived_from: string;
    reservation: { until: string; enquiry_id: string } | null;
    unanswered: boolean | null;
    is_taken_down: boolean;
    decision_id: string | null;
    next: ListedVehicle['next'];
    can_delete: boolean;
  }[];
};

/** A page of the user's listings, drafts first, then by status. Throws BackendError. */
export async function getListingsPage({ status, search, sort, page }: ListView) {
  const client = await sessionClient();
  const args = {
    ...(status && { p_status: status }),
    p_search: search,
    p_sort: sort,
    p_page: page,
  };
  const answer = await withRetry(() => client.rpc('my_listings', args));
  const { total, counts, asked, listings } = answer as ListingsAnswer;
  return {
    total,
    counts,
    asked,
    pages: Math.max(1, Math.ceil(total / PER_PAGE)),
    listings: listings.map((row) => ({
      ...factsOf(row),
      id: row.id,
      status: row.status,
      make: row.make,
      model: row.model,
      sellerType: row.seller_type,
      soldPrice: row.sold_price,
      imageUrl: row.image_url,
      views: row.views,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      wentOn: row.went_on,
      question: row.is_asked ? { since: row.quiet_since, archivedFrom: row.archived_from } : null,
      reservation: row.reservation && {
        until: row.reservation.until,
        conversation: row.reservation.enquiry_id,
      },
      isUnanswered: row.unanswered === true,
      isTakenDown: row.is_taken_down,
      decisionId: row.decision_id,
      next: row.next,
      canDelete: row.can_delete,
    })),
  } satisfies ListingsPage;
}

type ActivityRow = DayActivity & { vehicle_id: string };

/**
 * Returns the activity from this day (ISO date) of these listings of the user, by id; omits days
 * without activity. Throws BackendError.
 */
export async function getListingActivity(from: string, ids: string[]) {
  const client = await sessionClient();
  const args = { p_from: from, p_vehicle_ids: ids };
  const rows = await withRetry(() => client.rpc('my_listing_activity', args));
  const byListing = new Map<string, DayActivity[]>();
  for (const { vehicle_id: id, ...day } of (rows ?? []) as ActivityRow[])
    byListing.set(id, [...(byListing.get(id) ?? []), day]);
  return byListing;
}
