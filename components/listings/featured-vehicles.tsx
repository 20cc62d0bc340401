import { screens } from '@/lib/core/errors/screens';
import { FEATURED_COUNT } from '@/lib/listings/constants';
import type { VehicleSummary } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { RetryArea } from '../feedback/retry-area';
import { FilterLink } from '../search/filter-link';
import { standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { SkeletonGrid } from './skeleton-grid';
import { VehicleGrid } from './vehicle-grid';

/** The newest vehicles; `found` is null if the read failed. */
export function FeaturedVehicles({ found }: { found: { vehicles: VehicleSummary[] } | null }) {
  return (
    <section aria-labelledby="featured" className="wrap py-8 sm:py-20 lg:py-28">
      <div className="mb-4 flex sm:mb-10 flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="featured" className="text-display">
          Featured Vehicles
        </h2>
        <FilterLink query="" scroll className={standaloneLink}>
          View All Vehicles
          <Icon name="arrow-right" />
        </FilterLink>
      </div>
      {found === null ? (
        <RetryArea
          message={screens.featuredFailed}
          href={paths.home}
          loading={<SkeletonGrid count={FEATURED_COUNT} columns={3} />}
        />
      ) : found.vehicles.length === 0 ? (
        <p className="text-lead">{screens.featuredEmpty}</p>
      ) : (
        <VehicleGrid vehicles={found.vehicles} columns={3} isSwiped />
      )}
    </section>
  );
}
