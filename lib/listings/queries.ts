import 'server-only';
import { tagPage, tags } from '../core/cache';
import { isUuid } from '../ids';
import type { Database } from '../supabase/database.types';
import { publicClient, serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { SellerType } from './constants';
import { factsOf, PUBLIC_COLUMNS } from './facts';
import { toSummary } from './summary';
import type {
  DepartedVehicle,
  HeldVehicle,
  ListingValuation,
  MarketPosition,
  RunningCosts,
  Standing,
  VehicleDetail,
  VehicleSummary,
} from './types';

type ValuationRow = Pick<
  Database['public']['Tables']['vehicle_valuations']['Row'],
  'value' | 'low_80' | 'high_80' | 'low_90' | 'high_90' | 'contributions' | 'caveats' | 'valued_on'
>;

function toValuation(row: ValuationRow): ListingValuation {
  return {
    value: row.value,
    range80: [row.low_80, row.high_80],
    range90: [row.low_90, row.high_90],
    // Safe cast: only the server writes this column.
    reasons: row.contributions as ListingValuation['reasons'],
    caveats: row.caveats,
    valuedOn: row.valued_on,
  };
}

type CostsRow = Omit<
  Database['public']['Tables']['vehicle_running_costs']['Row'],
  'vehicle_id' | 'costed_on' | 'cost_to_own'
>;

function toRunningCosts(row: CostsRow): RunningCosts {
  const { mpg_low: low, mpg_high: high } = row;
  return {
    tax: [row.tax_low, row.tax_high],
    typicalTax: row.tax_typical,
    taxBasis: row.tax_basis,
    mpg: low === null || high === null ? null : [low, high],
    ratesVersion: row.rates_version,
  };
}

type SummaryRow = Database['public']['CompositeTypes']['vehicle_summary'];
type StandingRow = Database['public']['Functions']['vehicle_standing']['Returns'][number];

const toStanding = (row: StandingRow): Standing => ({
  isUnbeaten: row.is_unbeaten,
  rivals: row.rivals,
  // Safe cast: the function builds it from rows of this type.
  beatenBy: (row.beaten_by as SummaryRow[]).map(toSummary),
});

type MarketRow = Database['public']['Functions']['market_position']['Returns'][number];

const toMarketPosition = (row: MarketRow): MarketPosition => ({
  rivals: row.rivals,
  cheaper: row.cheaper,
  middleHalf: [row.low, row.high],
  // Safe cast: the function builds it from rows of this type.
  nearest: (row.nearest as (SummaryRow & { brought: number })[]).map((rival) => ({
    ...toSummary(rival),
    brought: rival.brought,
  })),
});

/** Thrown when no vehicle for sale has the id. */
class VehicleNotFound extends Error {
  override name = 'VehicleNotFound';
  constructor() {
    super('Vehicle not found');
  }
}

/** A vehicle that is no longer for sale; null if it is, or never was. Throws BackendError. */
export async function findDeparture(id: string): Promise<DepartedVehicle | null> {
  if (!isUuid(id)) return null;
  const row = await withRetry(() =>
    publicClient()
      .from('vehicle_departures')
      .select(
        'year, went_on, model:vehicle_models(name, make:vehicle_makes!vehicle_models_make_id_fkey(name))',
      )
      .eq('vehicle_id', id)
      .maybeSingle(),
  );
  return (
    row && {
      make: row.model.make.name,
      model: row.model.name,
      year: row.year,
      wentOn: row.went_on,
    }
  );
}

/** A vehicle whose advert is held; null for any other. Throws BackendError. */
export async function findHeldVehicle(id: string): Promise<HeldVehicle | null> {
  if (!isUuid(id)) return null;
  const row = await withRetry(() =>
    publicClient().rpc('held_vehicle', { p_vehicle_id: id }).maybeSingle(),
  );
  return row && { make: row.make, model: row.model, year: row.year, heldOn: row.held_on };
}

/** A vehicle for sale; null if the id is malformed, unknown or not for sale. Throws BackendError. */
export const findVehicle = (id: string): Promise<VehicleDetail | null> =>
  getVehicle(id).catch((error: unknown) => {
    if (error instanceof VehicleNotFound) return null;
    throw error;
  });

/**
 * Returns a vehicle for sale. Throws BackendError, or an Error with the specification's message if
 * there is none.
 */
export async function getVehicle(id: string): Promise<VehicleDetail> {
  if (!id) throw new Error('Vehicle ID is required');
  if (!isUuid(id)) throw new VehicleNotFound();
  await tagPage(tags.vehicle(id), tags.vehiclePages);
  const vehicle = withRetry(() =>
    publicClient()
      .from('vehicles')
      .select(
        `${PUBLIC_COLUMNS}id, seller_type, public_registration, registration_is_public, outward_code,
         views_count, created_at, updated_at,
         make:vehicle_makes(name), model:vehicle_models(name),
         images:vehicle_images(image_url, is_primary, display_order),
         seller:sellers(id, name, created_at),
         valuation:vehicle_valuations(value, low_80, high_80, low_90, high_90, contributions, caveats,
           valued_on, verdict, is_verified),
         costs:vehicle_running_costs(tax_low, tax_high, tax_typical, tax_basis, mpg_low, mpg_high,
           rates_version)`,
      )
      .eq('id', id)
      .eq('listing_status', 'active')
      .order('is_primary', { referencedTable: 'vehicle_images', ascending: false })
      .order('display_order', { referencedTable: 'vehicle_images' })
      .maybeSingle(),
  );
  const facts = withRetry(() =>
    serviceClient().rpc('seller_contact_facts', { p_vehicle_id: id }).maybeSingle(),
  );
  const place = withRetry(() =>
    publicClient().rpc('vehicle_standing', { p_vehicle_id: id }).maybeSingle(),
  );
  const among = withRetry(() =>
    publicClient().rpc('market_position', { p_vehicle_id: id }).maybeSingle(),
  );
  const history = withRetry(() => publicClient().rpc('price_history', { p_vehicle_id: id }));
  const [row, contact, placed, position, prices] = await Promise.all([
    vehicle,
    facts,
    place,
    among,
    history,
  ]);
  // Only a draft may lack them.
  if (row?.price == null || row.condition === null) throw new VehicleNotFound();
  await tagPage(tags.seller(row.seller.id));
  const standing = placed && toStanding(placed);
  const market = position && toMarketPosition(position);
  const shown = [...(standing?.beatenBy ?? []), ...(market?.nearest ?? [])];
  await tagPage(...new Set(shown.map((rival) => tags.vehicle(rival.id))));
  const { registration_is_public: isRegistrationPublic, ...columns } = row;
  return {
    ...factsOf(columns),
    id: row.id,
    sellerType: row.seller_type satisfies SellerType,
    make: row.make.name,
    model: row.model.name,
    price: row.price,
    condition: row.condition,
    registrationNumber: row.public_registration,
    isRegistrationHidden: !isRegistrationPublic,
    outwardCode: row.outward_code,
    viewsCount: row.views_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    images: row.images.map((image) => ({ url: image.image_url, isPrimary: image.is_primary })),
    seller: {
      id: row.seller.id,
      name: row.seller.name,
      since: row.seller.created_at,
      hasPhone: contact?.has_phone === true,
      replyMinutes: contact?.reply_minutes ?? null,
      vehicles: contact?.vehicles ?? 1,
    },
    isVerified: row.valuation?.is_verified === true,
    verdict: row.valuation?.verdict ?? 'none',
    valuation: row.valuation && toValuation(row.valuation),
    standing,
    market,
    reservedUntil: contact?.reserved_until ?? null,
    priceHistory: (prices ?? []).map(({ price, changed_at }) => ({ price, changedAt: changed_at })),
    runningCosts: row.costs && toRunningCosts(row.costs),
  };
}

/** Similar vehicles, most similar first. Throws BackendError. */
export async function getSimilarVehicles(id: string, limit = 4): Promise<VehicleSummary[]> {
  const rows = await withRetry(() =>
    publicClient().rpc('similar_vehicles', { p_vehicle_id: id, p_limit: limit }),
  );
  const similar = (rows ?? []).map(toSummary);
  await tagPage(...similar.map((vehicle) => tags.vehicle(vehicle.id)));
  return similar;
}

type Described = Pick<
  VehicleSummary,
  'make' | 'model' | 'year' | 'fuelType' | 'transmission' | 'bodyType'
> & { mileage: number };

/**
 * Returns vehicles for sale that are similar to a described one of this value, most similar first.
 * Throws BackendError.
 */
export async function getComparableVehicles(car: Described, value: number, limit = 4) {
  const rows = await withRetry(() =>
    publicClient().rpc('comparable_vehicles', {
      p_make: car.make,
      p_model: car.model,
      p_year: car.year,
      p_mileage: car.mileage,
      p_fuel: car.fuelType,
      p_transmission: car.transmission,
      p_body_type: car.bodyType,
      p_value: value,
      p_limit: limit,
    }),
  );
  return (rows ?? []).map(toSummary);
}
