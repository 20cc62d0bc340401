import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { CarForm } from '@/components/selling/car-form';
import { CheckStep } from '@/components/selling/check-step';
import { DescriptionForm } from '@/components/selling/description-form';
import { DetailsForm } from '@/components/selling/details-form';
import { LiveNote } from '@/components/selling/live-note';
import { PhotoManager } from '@/components/selling/photo-manager';
import { PriceForm } from '@/components/selling/price-form';
import { SellingUnavailable } from '@/components/selling/selling-unavailable';
import { StepFrame } from '@/components/selling/step-frame';
import { StepList } from '@/components/selling/step-list';
import { advertFacts } from '@/lib/adverts/advert-facts';
import { requireUser, userOrPostedForm } from '@/lib/core/session/current-user';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import { demoPlates } from '@/lib/registry/demo-plates';
import { ulez } from '@/lib/running-costs/ulez';
import { getMakes } from '@/lib/search/queries';
import { emptyListing } from '@/lib/selling/empty-listing';
import { getMyListing, getOfferedFeatures } from '@/lib/selling/queries';
import { stepVersion } from '@/lib/selling/step-version';
import { isStep, STEPS, type Step, stepName } from '@/lib/selling/steps';
import type { OwnListing } from '@/lib/selling/types';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentOwnFit } from '@/lib/valuation/current-own-fit';
import { engineNarrowing } from '@/lib/valuation/narrowing';
import { submitCar } from '../../submit-car';

type Props = { params: Promise<{ id: string; step: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, step } = await params;
  return pageMetadata({
    title: isStep(step) ? `${STEPS[step]}: sell your car` : 'Sell your car',
    description: 'A step of listing a car.',
    path: paths.sellStep(id, step),
    index: false,
  });
}

/** The facts that the description is checked against. */
const factsOf = (listing: OwnListing) => advertFacts(listing, ulez(listing).ulez);

async function stepContent(step: Step, listing: OwnListing, isRead: boolean) {
  const loaded = { listing, version: stepVersion(listing, step) };
  switch (step) {
    case 'car':
      return (
        <CarForm
          action={submitCar}
          makes={await getMakes()}
          demoPlates={demoPlates()}
          {...loaded}
        />
      );
    case 'details':
      return <DetailsForm {...loaded} offered={await getOfferedFeatures()} />;
    case 'photos':
      return <PhotoManager listing={listing} />;
    case 'description':
      return <DescriptionForm {...loaded} facts={isRead ? factsOf(listing) : null} />;
    case 'price':
      return (
        <PriceForm
          {...loaded}
          isRead={isRead}
          narrowing={engineNarrowing(listing, undefined, await currentOwnFit())}
        />
      );
    case 'check':
      return <CheckStep listing={listing} facts={factsOf(listing)} />;
  }
}

/** True for steps with fields: the photographs have no text, and the last step has nothing to fill in. */
const hasFields = (step: string) => isStep(step) && step !== 'photos' && step !== 'check';

/** Loads a step of the user's own listing, in any status. */
async function loadStep(id: string, step: string) {
  const path = paths.sellStep(id, step);
  const user = hasFields(step) ? await userOrPostedForm(path) : await requireUser(path);
  if (!isStep(step)) redirect(paths.missing);
  const own = user && (await getMyListing(id));
  if (user && !own) redirect(paths.missing);
  const listing = own ?? emptyListing(id);
  const isRead = own !== null;
  return { step, listing, isRead, content: await stepContent(step, listing, isRead) };
}

async function SellStepPage({ params }: Props) {
  const { id, step: name } = await params;
  const { step, listing, isRead, content } = await loadStep(id, name);
  return (
    <StepFrame steps={<StepList listing={isRead ? listing : null} current={step} />}>
      <p className="font-medium text-ink-3">{isRead ? vehicleTitle(listing) : 'Your car'}</p>
      <h1 className="mt-1 mb-8 text-display">{stepName(step, listing.status === 'draft')}</h1>
      {listing.status !== 'draft' && (
        <div className="mb-8">
          <LiveNote listing={listing} />
        </div>
      )}
      {content}
    </StepFrame>
  );
}

export default withUnavailable('sell step', SellStepPage, <SellingUnavailable />);
