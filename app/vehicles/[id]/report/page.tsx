import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { ReportForm } from '@/components/listings/report-form';
import { VehicleSubpage } from '@/components/listings/vehicle-subpage';
import { isUuid } from '@/lib/ids';
import { findHeldVehicle, findVehicle } from '@/lib/listings/queries';
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
    <VehicleSubpage id={id} vehicle={known} here="Report" heading="Report this listing">
      <ReportForm vehicle={id} />
    </VehicleSubpage>
  );
}

export default withUnavailable(
  'report',
  ReportPage,
  <PageUnavailable text="This listing could not be reached just now. Try again in a moment." />,
);
