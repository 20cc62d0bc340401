import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { FavouritesList } from '@/components/vehicles/favourites-list';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 600;

const title = 'Favourites';

export const metadata: Metadata = pageMetadata({
  title,
  description: 'The cars you have saved on this device.',
  path: paths.favourites,
  index: false,
});

export default function FavouritesPage() {
  return (
    <main id="main">
      <div className="wrap pb-24">
        <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here={title} />
        <h1 className="pt-6 text-display">{title}</h1>
        <p className="mt-3 mb-10 max-w-[56ch] text-ink-2">
          These cars are kept on this device, in this browser. Nobody else sees them, and no account
          is needed.
        </p>
        <noscript>
          <p className="text-lead">
            Favourites need JavaScript, which is switched off in this browser. You can browse and
            read every vehicle without it.
          </p>
        </noscript>
        <div className="needs-script min-h-[80dvh]">
          <FavouritesList />
        </div>
      </div>
    </main>
  );
}
