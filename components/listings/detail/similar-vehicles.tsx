import type { VehicleSummary } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { cx } from '@/lib/utils';
import { standaloneLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { VehicleGrid } from '../vehicle-grid';

type Props = {
  vehicles: VehicleSummary[];
  /** True in place of a vehicle that is gone: the list is closer to the message above and has fewer columns. */
  isReplacement?: boolean;
};

export function SimilarVehicles({ vehicles, isReplacement = false }: Props) {
  if (vehicles.length === 0) return null;
  return (
    <section
      className={cx(
        'border-t border-line pb-16 sm:pb-20 print:hidden',
        isReplacement ? 'pt-8 sm:pt-10' : 'pt-16 sm:pt-20',
      )}
    >
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 className="text-display">Similar vehicles</h2>
          <Link href={paths.vehicles} className={standaloneLink}>
            View All Vehicles
            <Icon name="arrow-right" />
          </Link>
        </div>
        <VehicleGrid vehicles={vehicles} columns={isReplacement ? 3 : 4} />
      </div>
    </section>
  );
}
