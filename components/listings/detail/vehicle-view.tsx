import type { ReactNode } from 'react';
import type { VehicleDetail, VehicleSummary } from '@/lib/listings/types';
import { isAtPlace } from '@/lib/showroom/pictures/picture';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import type { Narrowing } from '@/lib/valuation/describe';
import type { Crumb } from '../../layout/breadcrumb';
import { BuyBar } from './buy-bar';
import { BuyingColumn } from './buying-column';
import { Description } from './description';
import { FactTiles } from './fact-tiles';
import { FeatureList } from './feature-list';
import { Gallery } from './gallery';
import { LocationCard } from './location-card';
import { SaidHistory } from './said-history';
import { ShowroomLinks } from './showroom-links';
import { SimilarVehicles } from './similar-vehicles';
import { TopBar } from './top-bar';
import { VehicleHistory } from './vehicle-history';
import { ViewBeacon } from './view-beacon';

type Props = {
  vehicle: VehicleDetail;
  /** The pages above this one, from home down. */
  above: Crumb[];
  /** Pages of cars around the vehicle. */
  nearby: Crumb[];
  similar: VehicleSummary[];
  /** The effect of one more fact on the valuation. */
  narrowing: Narrowing | null;
  /** Shown over the first picture; turns the car in it. */
  turn: ReactNode;
  /** The entry to the finance calculator, below the price. */
  finance?: ReactNode;
  runningCosts: ReactNode;
  /** Shown below the description. */
  advertClaims: ReactNode;
  /** Shown below the facts of the Vehicle History. */
  motHistory: ReactNode;
  /** Shown below the Vehicle History. */
  advertHistory: ReactNode;
};

/** The content of the vehicle page. */
export function VehicleView(props: Props) {
  const { vehicle, above, nearby, similar, turn, runningCosts, advertClaims, motHistory } = props;
  return (
    <main id="main">
      <div className="wrap pb-16 xl:pb-24">
        <TopBar vehicle={vehicle} above={above} />
        <div className="grid items-start gap-x-16 xl:grid-cols-[minmax(0,1fr)_400px]">
          <Gallery vehicle={vehicle} turn={turn} />
          <aside
            aria-label="Price and seller"
            className="min-w-0 max-xl:mt-5 sm:max-xl:mt-8 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-stretch"
          >
            <BuyingColumn vehicle={vehicle} narrowing={props.narrowing} finance={props.finance} />
          </aside>
          <div className="min-w-0 pt-6">
            {vehicle.images.length === 0 && (
              <p className="mb-6 text-pretty text-ink-2">
                The seller has added no photographs. These pictures are illustrations of this body
                type{vehicle.colour && ', in this car’s colour'}
                {vehicle.registrationNumber && ' and with its registration'}.
                {isAtPlace(mainPicture(vehicle).view) && ' The place is made up.'}
              </p>
            )}
            <ShowroomLinks id={vehicle.id} />
            <FactTiles vehicle={vehicle} />
            <Description vehicle={vehicle}>{advertClaims}</Description>
            {runningCosts}
            <FeatureList features={vehicle.features} />
            <VehicleHistory vehicle={vehicle}>
              <SaidHistory vehicle={vehicle} />
              {motHistory}
            </VehicleHistory>
            {props.advertHistory}
            <LocationCard
              location={vehicle.location}
              outwardCode={vehicle.outwardCode}
              nearby={nearby}
            />
          </div>
        </div>
      </div>
      <SimilarVehicles vehicles={similar} />
      <BuyBar vehicle={vehicle} />
      <ViewBeacon id={vehicle.id} />
    </main>
  );
}
