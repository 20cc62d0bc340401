import type { Metadata } from 'next';
import { Suspense } from 'react';
import { FavouritesList } from '@/components/favourites/favourites-list';
import { RecentlyViewed } from '@/components/favourites/recently-viewed';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { LatestVehicles } from '@/components/listings/latest-vehicles';
import { PrivateArea } from '@/components/session/private-area';
import { Link } from '@/components/ui/link';
import { screens } from '@/lib/core/errors/screens';
import { logError } from '@/lib/core/logging/logger';
import { currentUser } from '@/lib/core/session/current-user';
import { getMyFavourites, noteLook } from '@/lib/favourites/queries';
import { type FavouriteSort, readFavouriteSort } from '@/lib/favourites/sorts';
import type { FavouriteCar } from '@/lib/favourites/types';
import { authPath, paths } from '@/lib/paths';
import { getFeaturedVehicles } from '@/lib/search/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { sharePanelOf } from './share-panel-of';

const title = 'Favourites';

export const metadata: Metadata = pageMetadata({
  title,
  description: 'The cars you have saved.',
  path: paths.favourites,
  index: false,
});

const signInLink = (
  <Link
    href={authPath('sign-in', paths.favourites)}
    className="text-link underline underline-offset-3"
  >
    Sign in
  </Link>
);

/** Notes the look first: the marks then stand for what has changed since the visit before. */
async function lookAtFavourites() {
  await noteLook();
  return getMyFavourites();
}

type Props = { searchParams: Promise<{ sort?: string | string[] }> };

async function FavouritesPage({ searchParams }: Props) {
  const sort = readFavouriteSort((await searchParams).sort);
  const isSignedIn = (await currentUser()) !== null;
  const cars = isSignedIn ? await lookAtFavourites() : [];
  return (
    <main id="main">
      <div className="wrap pb-24">
        <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here={title} />
        <h1 className="pt-6 text-display">{title}</h1>
        <p className="mt-3 mb-10 max-w-[56ch] text-pretty text-ink-2">
          {isSignedIn ? (
            <>
              These cars are kept in your account: you find them on every device you sign in on.
              What changes is marked here, and mailed as chosen in{' '}
              <Link href={paths.settings} className="text-link underline underline-offset-3">
                Settings
              </Link>
              .
            </>
          ) : (
            <>
              These cars are kept on this device, in this browser. {signInLink} to have them on
              every device.
            </>
          )}
        </p>
        {isSignedIn && <PrivateArea>{await sharePanelOf(cars)}</PrivateArea>}
        {isSignedIn ? (
          <AccountFavourites cars={cars} sort={sort} />
        ) : (
          <DeviceFavourites sort={sort} />
        )}
        <RecentlyViewed />
      </div>
    </main>
  );
}

async function SuggestedVehicles() {
  const vehicles = await getFeaturedVehicles().then(
    (featured) => featured.vehicles,
    (error: unknown) => {
      logError('favourites', error);
      return [];
    },
  );
  return <LatestVehicles vehicles={vehicles} />;
}

/** They are streamed, so that the favourites do not wait for them. */
const suggestions = (
  <Suspense fallback={null}>
    <SuggestedVehicles />
  </Suspense>
);

type ListProps = { sort: FavouriteSort };

function AccountFavourites({ cars, sort }: ListProps & { cars: FavouriteCar[] }) {
  return (
    <PrivateArea>
      <FavouritesList key="account" initial={cars} sort={sort} suggestions={suggestions} />
    </PrivateArea>
  );
}

function DeviceFavourites({ sort }: ListProps) {
  return (
    <>
      <noscript>
        <p className="text-lead">
          Without an account favourites need JavaScript, which is switched off in this browser. You
          can browse and read every vehicle without it.
        </p>
      </noscript>
      <div className="needs-script min-h-[80dvh]">
        <FavouritesList key="device" sort={sort} suggestions={suggestions} />
      </div>
    </>
  );
}

export default withUnavailable(
  'favourites',
  FavouritesPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
