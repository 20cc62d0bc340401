import type { Metadata } from 'next';
import { PageHeading } from '@/components/account/page-heading';
import { ValuationList } from '@/components/account/valuation-list';
import { getMyValuations } from '@/lib/account/queries';
import { requireUser } from '@/lib/core/session/current-user';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Valuation History',
  description: 'What you were told your cars are worth.',
  path: paths.valuations,
  index: false,
});

export default async function ValuationsPage() {
  await requireUser(paths.valuations);
  const { valuations, total } = await getMyValuations();
  if (total === 0)
    return (
      <>
        <PageHeading title="Valuation History" />
        <div className="mt-8 rounded-2 border border-dashed border-line-strong p-8 sm:p-12">
          <h2 className="text-title">No valuations yet</h2>
          <p className="mt-3 max-w-[52ch] text-pretty text-ink-2">
            Valuing a car of your own is not open yet. Each valuation you ask for while signed in
            will be kept here: the car, its value with the range it most likely lies in, and the
            reasons.
          </p>
        </div>
      </>
    );
  return (
    <>
      <PageHeading title="Valuation History">
        {plural(total, 'valuation')}, newest first
        {total > valuations.length && `; the newest ${valuations.length} are shown`}. Only you can
        see them.
      </PageHeading>
      <div className="mt-8">
        <ValuationList valuations={valuations} />
      </div>
    </>
  );
}
