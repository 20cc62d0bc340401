import type { ReactNode } from 'react';
import { vehicleTitle } from '@/lib/listings/title';
import type { HeldVehicle, VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { cx } from '@/lib/utils';
import { Breadcrumb } from '../layout/breadcrumb';
import { VehicleLine } from './vehicle-line';

type Props = {
  id: string;
  vehicle: VehicleDetail | HeldVehicle;
  /** The page's name in the breadcrumb. */
  here: string;
  heading: string;
  isWide?: boolean;
  children: ReactNode;
};

/** A page about one vehicle below its own page: the way back, a heading, and the vehicle in a line. */
export function VehicleSubpage({ id, vehicle, here, heading, isWide = false, children }: Props) {
  const title = vehicleTitle(vehicle);
  return (
    <main id="main">
      <div className="wrap pb-24">
        <Breadcrumb
          above={[
            { label: 'Vehicles', href: paths.vehicles },
            { label: title, href: paths.vehicle(id) },
          ]}
          here={here}
        />
        <div className={cx(isWide ? 'max-w-[48rem]' : 'max-w-[42rem]')}>
          <h1 className="pt-6 text-display">{heading}</h1>
          <div className="mt-6 mb-8 border-y border-line py-5">
            {'heldOn' in vehicle ? title : <VehicleLine vehicle={vehicle} />}
          </div>
          {children}
        </div>
      </div>
    </main>
  );
}
