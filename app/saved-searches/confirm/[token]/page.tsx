import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { PressForm } from '@/components/forms/press-form';
import { EndedLink } from '@/components/saved-searches/ended-link';
import { LinkFrame } from '@/components/saved-searches/link-frame';
import { SearchWords } from '@/components/saved-searches/search-words';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { paths, vehiclesPath } from '@/lib/paths';
import { confirmSearch } from '@/lib/saved-searches/actions';
import { describeFrequency } from '@/lib/saved-searches/describe';
import { searchMessages } from '@/lib/saved-searches/messages';
import { getLinkedSearch } from '@/lib/saved-searches/queries';
import { manageInstead, readEndedSearchToken, readSearchToken } from '@/lib/saved-searches/token';
import { pageMetadata } from '@/lib/seo/metadata';
import { labelsOf } from '../../list-searches';

export const metadata: Metadata = pageMetadata({
  title: 'Confirm your search',
  description: 'Start a search that you saved by e-mail.',
  path: paths.savedSearches,
  index: false,
});

/** The target of the mail that confirms a saved search. A GET changes nothing. */
async function ConfirmPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const id = readSearchToken('confirm', token);
  if (!id) {
    if (readEndedSearchToken('confirm', token)) return <EndedLink token={token} />;
    redirect(paths.missing);
  }
  const search = await getLinkedSearch(id);
  if (!search)
    return (
      <LinkFrame
        title="This search is gone"
        text="It was deleted, or not confirmed within seven days. Save it again from the list of cars."
      >
        <Link href={paths.vehicles} className={button()}>
          Browse Vehicles
        </Link>
      </LinkFrame>
    );
  const { name, query, frequency, isConfirmed, subscriber } = search;
  if (!subscriber) redirect(paths.savedSearches);
  return (
    <LinkFrame
      title={isConfirmed ? 'This search is on' : 'Confirm your search'}
      text={
        isConfirmed
          ? `‘${name}’ is confirmed. You can change, pause or delete it.`
          : `Press the button, and you hear of new cars ${describeFrequency(frequency)}. It starts this search alone. If you did not save it, close this page: it is deleted after seven days.`
      }
    >
      <div className="mb-8 grid gap-4 rounded-2 border border-line bg-surface p-4 sm:p-6">
        <h2 className="text-title wrap-anywhere">
          <Link href={vehiclesPath(query)} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        <SearchWords labels={await labelsOf(query)} named={search} />
      </div>
      <PressForm action={confirmSearch} failure={searchMessages.notChanged} values={{ token }}>
        {isConfirmed ? 'Show my searches' : 'Confirm and start'}
      </PressForm>
      {!isConfirmed && (
        <p className="mt-4">
          <Link
            href={paths.manageSearches(manageInstead(token, subscriber))}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-3"
          >
            All searches saved with this address
          </Link>
        </p>
      )}
    </LinkFrame>
  );
}

export default withUnavailable(
  'confirmation of a search',
  ConfirmPage,
  <PageUnavailable text="Your search could not be reached just now. Your link still works: try again in a moment." />,
);
