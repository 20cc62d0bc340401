import type { Metadata } from 'next';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { SharedCars } from '@/components/shortlist/shared-cars';
import { ShortlistMissing } from '@/components/shortlist/shortlist-missing';
import { Link } from '@/components/ui/link';
import { currentRequest } from '@/lib/core/http/request-context';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { MAX_SHARED_CARS } from '@/lib/shortlist/constants';
import { shortlistTitle } from '@/lib/shortlist/describe';
import { getSharedShortlist } from '@/lib/shortlist/queries';
import { currentVisitor } from '@/lib/shortlist/visitor';

type Props = { params: Promise<{ token: string }> };

export const metadata: Metadata = pageMetadata({
  title: 'A shortlist',
  description: 'Cars that somebody has chosen to show you.',
  // The canonical address has no token.
  path: paths.favourites,
  index: false,
});

/** Somebody's favourites, for the holder of the secret address. */
async function ShortlistPage({ params }: Props) {
  const { token } = await params;
  const visitor = await currentVisitor();
  const shortlist = await getSharedShortlist(token, visitor.hash);
  if (!shortlist) {
    currentRequest()?.failResponse(404);
    return <ShortlistMissing />;
  }
  const { firstName, cars } = shortlist;
  return (
    <main id="main" className="wrap w-full flex-1 pt-10 pb-24">
      <h1 className="text-display wrap-anywhere">
        <bdi>{shortlistTitle(firstName)}</bdi>
      </h1>
      <p className="mt-3 mb-10 max-w-[60ch] text-pretty text-ink-2">
        {cars.length === 0 ? (
          'There are no cars on it at the moment.'
        ) : (
          <>
            {cars.length === MAX_SHARED_CARS && 'The newest '}
            {plural(cars.length, 'car')}. Say yes, no or a word under each: only the person who
            shares the list reads it. A{' '}
            <Link href={paths.cookies} className="text-link underline underline-offset-3">
              cookie
            </Link>{' '}
            recognises your answers, so that you can change them.
          </>
        )}
      </p>
      <SharedCars cars={cars} token={token} visitor={visitor.formKey} />
    </main>
  );
}

export default withUnavailable(
  'shared shortlist',
  ShortlistPage,
  <PageUnavailable text="The shortlist could not be reached just now. Its address still works: try again in a moment." />,
);
