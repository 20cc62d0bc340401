import type { Metadata } from 'next';
import { BodyTypeLinks } from '@/components/home/body-type-links';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { MakeLinks } from '@/components/home/make-links';
import { ShowroomIntro } from '@/components/home/showroom-intro';
import { TownLinks } from '@/components/home/town-links';
import { Trust } from '@/components/home/trust';
import { Web3Intro } from '@/components/home/web3-intro';
import { FeaturedVehicles } from '@/components/listings/featured-vehicles';
import { JsonLd } from '@/components/seo/json-ld';
import { toCatalogue } from '@/components/valuation/catalogue';
import { ValuationIntro } from '@/components/valuation/valuation-intro';
import { WalletPanel } from '@/components/wallet/wallet-panel';
import { logError } from '@/lib/core/logging/logger';
import { largestTowns, listedLandingPages } from '@/lib/landing/queries';
import { BODY_TYPES } from '@/lib/listings/constants';
import type { Make } from '@/lib/listings/types';
import { landingPath, paths } from '@/lib/paths';
import { getBargains, getFeaturedVehicles, getMakes } from '@/lib/search/queries';
import { graph, organization, website } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const revalidate = 300;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: `${site.name}: used cars across the UK`,
    description: site.description,
    path: paths.home,
  });
}

/** The existing landing pages of makes and body types; none if the backend fails. */
const readListed = (makes: Make[]) =>
  listedLandingPages([
    ...makes.map(({ name }) => landingPath({ make: name })),
    ...Object.keys(BODY_TYPES).map((body) => landingPath({ body })),
  ]).catch((error: unknown): string[] => {
    logError('home', error);
    return [];
  });

export default async function HomePage() {
  const [featured, makes, bargains, towns] = await Promise.allSettled([
    getFeaturedVehicles(),
    getMakes(),
    getBargains(),
    largestTowns(),
  ]);
  for (const read of [featured, makes, bargains, towns])
    if (read.status === 'rejected') logError('home', read.reason);
  const found = featured.status === 'fulfilled' ? featured.value : null;
  const knownMakes = makes.status === 'fulfilled' ? makes.value : [];
  const listed = knownMakes.length > 0 ? await readListed(knownMakes) : [];
  return (
    // Without its cars the page is sent as 503 and not cached: see lib/runtime/cache-handler.mjs.
    <main id="main" data-http-status={found ? undefined : '503'}>
      <Hero
        makes={knownMakes}
        total={found?.total ?? null}
        bargains={bargains.status === 'fulfilled' ? bargains.value : null}
      />
      <BodyTypeLinks listed={listed} />
      <FeaturedVehicles found={found} />
      <ValuationIntro catalogue={toCatalogue(knownMakes)} />
      <ShowroomIntro />
      <HowItWorks />
      <Trust />
      <Web3Intro wallet={<WalletPanel />} />
      <MakeLinks makes={knownMakes} listed={listed} />
      <TownLinks towns={towns.status === 'fulfilled' ? towns.value : []} />
      <JsonLd data={graph(organization(), website())} />
    </main>
  );
}
