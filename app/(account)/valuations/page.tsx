import type { Metadata } from 'next';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { CarPicturePlaceholder } from '@/components/valuation/car-picture-placeholder';
import { toCatalogue } from '@/components/valuation/catalogue';
import { HistoryList } from '@/components/valuation/history-list';
import { LazyValuationForm } from '@/components/valuation/lazy-valuation-form';
import { logError } from '@/lib/core/logging/logger';
import { requireUser } from '@/lib/core/session/current-user';
import { paths, valuationsBeforePath } from '@/lib/paths';
import { getMakes } from '@/lib/search/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { getMyValuations } from '@/lib/valuation/queries';

export const metadata: Metadata = pageMetadata({
  title: 'Valuation History',
  description: 'What you were told your cars are worth.',
  path: paths.valuations,
  index: false,
});

type Props = { searchParams: Promise<{ before?: string | string[] }> };

async function ValuationsPage({ searchParams }: Props) {
  await requireUser(paths.valuations);
  const { before } = await searchParams;
  const isOlder = typeof before === 'string';
  const { cars, hasMore } = await getMyValuations(isOlder ? before : undefined);
  const last = cars.at(-1);
  if (!last && !isOlder) return <EmptyHistory />;
  return (
    <>
      <PageHeading title="Valuation History">
        The car valued last comes first. Only you can see this.
      </PageHeading>
      <div className="mt-8">
        {last ? <HistoryList cars={cars} /> : <p>There are no older valuations.</p>}
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link href={`${paths.aiValuation}#form`} className={button('primary', 'small')}>
          Value another car
        </Link>
        {isOlder && (
          <Link href={paths.valuations} className={button('secondary', 'small')}>
            Latest valuations
          </Link>
        )}
        {hasMore && last && (
          <Link
            href={valuationsBeforePath(last.valuations[0].createdAt)}
            className={button('secondary', 'small')}
          >
            Older valuations
          </Link>
        )}
      </p>
    </>
  );
}

/** Shows the form in place of the history, the number plate first. */
async function EmptyHistory() {
  const catalogue = await getMakes().then(toCatalogue, (error: unknown) => {
    logError('valuations', error);
    return [];
  });
  return (
    <>
      <PageHeading title="Valuation History" />
      <div className="mt-8 border-t border-line pt-8">
        <LazyValuationForm
          isPlateFirst
          catalogue={catalogue}
          placeholder={<CarPicturePlaceholder />}
        >
          <h2 className="text-title">No valuations yet</h2>
          <p className="mt-3 max-w-[52ch] text-pretty text-ink-2">
            Each car you value while signed in is kept here: its figure with the range it most
            likely lies in, the reasons, and how the figure changes over time.
          </p>
        </LazyValuationForm>
      </div>
    </>
  );
}

export default withUnavailable('valuations', ValuationsPage, <AccountUnavailable />);
