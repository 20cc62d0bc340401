import type { Metadata } from 'next';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { CarForm } from '@/components/selling/car-form';
import { DraftList } from '@/components/selling/draft-list';
import { SellingUnavailable } from '@/components/selling/selling-unavailable';
import { StepFrame } from '@/components/selling/step-frame';
import { StepList } from '@/components/selling/step-list';
import { userOrPostedForm } from '@/lib/core/session/current-user';
import { paths } from '@/lib/paths';
import { demoPlates } from '@/lib/registry/demo-plates';
import { getMakes } from '@/lib/search/queries';
import { getMyDrafts } from '@/lib/selling/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { submitCar } from './submit-car';

export const metadata: Metadata = pageMetadata({
  title: 'Sell your car',
  description: 'List a car on Forecourt: free of charge, in six short steps.',
  path: paths.sell,
  index: false,
});

async function SellPage() {
  const user = await userOrPostedForm(paths.sell);
  const [makes, drafts] = await Promise.all([getMakes(), user ? getMyDrafts() : []]);
  return (
    <StepFrame steps={<StepList listing={null} current="car" />}>
      <h1 className="text-display">Sell your car</h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-pretty text-ink-2">
        Six short steps, free of charge. Each one is saved as a draft that only you see; you can
        leave and go on from any device. Nothing is public before you press Publish.
      </p>
      {drafts.length > 0 && <DraftList drafts={drafts} />}
      <section>
        <h2 className="mb-5 text-title">{drafts.length > 0 ? 'Another car' : 'The car'}</h2>
        <CarForm
          action={submitCar}
          makes={makes}
          listing={null}
          version=""
          demoPlates={demoPlates()}
        />
      </section>
    </StepFrame>
  );
}

export default withUnavailable('sell page', SellPage, <SellingUnavailable />);
