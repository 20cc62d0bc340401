import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { VehicleSubpage } from '@/components/listings/vehicle-subpage';
import { CostParts } from '@/components/running-costs/cost-parts';
import { OwnerForm } from '@/components/running-costs/owner-form';
import { OWNERSHIP_EVIDENCE } from '@/components/running-costs/three-years';
import { standaloneLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/format';
import { isUuid } from '@/lib/ids';
import { findVehicle } from '@/lib/listings/queries';
import { paths } from '@/lib/paths';
import { costToOwn } from '@/lib/running-costs/cost-to-own';
import { describeOwnership } from '@/lib/running-costs/describe-ownership';
import { isPluggedIn } from '@/lib/running-costs/fuel';
import { readOwner } from '@/lib/running-costs/owner';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentOwnFit } from '@/lib/valuation/current-own-fit';
import { ownedCar } from '../../owned-car';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({
    title: 'What three years of a car cost',
    description: 'Loss of value, fuel, road tax, MOT tests and insurance at your own miles.',
    path: paths.costToOwn((await params).id),
    index: false,
  });
}

async function CostToOwnPage({ params, searchParams }: Props) {
  await connection();
  const { id } = await params;
  if (!isUuid(id)) redirect(paths.missing);
  const vehicle = await findVehicle(id);
  // The car's page says why a car has no costs: it is gone, held, or not calculated yet.
  if (!vehicle?.runningCosts) redirect(paths.vehicle(id));
  const form = readOwner(await searchParams);
  const { owner, fields } = form;
  const car = ownedCar(vehicle, owner.milesAYear, await currentOwnFit());
  const today = new Date().toISOString().slice(0, 10);
  const hasPlug = isPluggedIn(vehicle.fuelType);
  const { home, ...others } = fields;
  const shown = hasPlug ? [home, ...Object.values(others)] : Object.values(others);
  const isWrong = shown.some(({ error }) => error !== null);
  return (
    <VehicleSubpage
      id={id}
      vehicle={vehicle}
      here="Cost to own"
      heading="Three years of this car"
      isWide
    >
      {isWrong && (
        <p role="alert" className="mb-6 border-l-4 border-danger bg-danger-tint p-4">
          One of your figures could not be read. Below, the usual one stands in its place: correct
          it in the form.
        </p>
      )}
      <p className="mb-4 max-w-[65ch] text-pretty text-ink-2">
        At {formatNumber(owner.milesAYear)} miles a year and today’s prices. Servicing, tyres and
        repairs are not in it.
      </p>
      <CostParts text={describeOwnership(costToOwn(car, owner, today), car, owner)} />
      <p className="mt-2">
        <Link href={OWNERSHIP_EVIDENCE} className={standaloneLink}>
          How wrong these figures are
        </Link>
      </p>
      <h2 className="mt-10 text-title">Your own figures</h2>
      <OwnerForm vehicle={id} form={form} hasPlug={hasPlug} />
    </VehicleSubpage>
  );
}

export default withUnavailable(
  'cost to own',
  CostToOwnPage,
  <PageUnavailable text="The costs of this car could not be reached just now. Try again in a moment." />,
);
