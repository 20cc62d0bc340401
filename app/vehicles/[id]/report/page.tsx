import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ReportForm } from '@/components/listings/report-form';
import { VehicleLine } from '@/components/listings/vehicle-line';
import { isUuid } from '@/lib/ids';
import { findHeldVehicle, findVehicle } from '@/lib/listings/queries';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({
    title: 'Report this listing',
    description: 'Tell our staff what is wrong with a listing.',
    path: paths.reportVehicle((await params).id),
    index: false,
  });
}

async function ReportPage({ params }: Props) {
  // A report page is hardly ever requested twice, so it is not cached.
  await connection();
  const { id } = await params;
  if (!isUuid(id)) redirect(paths.missing);
  const vehicle = await findVehicle(id);
  // A held listing keeps its report page, which confirms the report; other cars' pages say that they are not for sale.
  const known = vehicle ?? (await findHeldVehicle(id));
  if (!known) redirect(paths.vehicle(id));
  return (
    <main id="main">
      <div className="wrap pb-24">
        <Breadcrumb
          above={[
            { label: 'Vehicles', href: paths.vehicles },
            { label: vehicleTitle(known), href: paths.vehicle(id) },
          ]}
          here="Report"
        />
        <div className="max-w-[42rem]">
          <h1 className="pt-6 text-display">Report this listing</h1>
          <div className="mt-6 mb-8 border-y border-line py-5">
            {vehicle ? <VehicleLine vehicle={vehicle} /> : vehicleTitle(known)}
          </div>
          <ReportForm vehicle={id} />
        </div>
      </div>
    </main>
  );
}

export default withUnavailable(
  'report',
  ReportPage,
  <PageUnavailable text="This listing could not be reached just now. Try again in a moment." />,
);
