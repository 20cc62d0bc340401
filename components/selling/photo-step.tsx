import { paths } from '@/lib/paths';
import { nextStep } from '@/lib/selling/steps';
import type { OwnListing } from '@/lib/selling/types';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { StepActions } from './step-actions';

/** The third step: photographs. */
export const PhotoStep = ({ listing }: { listing: OwnListing }) => (
  <div className="grid gap-6">
    <p className="max-w-[58ch] text-pretty text-ink-2">
      Photographs follow. Without them the page shows an illustration of such a car, and calls it
      one.
    </p>
    <StepActions step="photos" listing={listing}>
      <Link
        href={paths.sellStep(listing.id, nextStep('photos'))}
        className={button('primary', 'large')}
      >
        Continue
      </Link>
    </StepActions>
  </div>
);
