import { paths } from '@/lib/paths';
import { nextStep } from '@/lib/selling/steps';
import type { OwnListing } from '@/lib/selling/types';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { PhotoManager } from './photo-manager';
import { StepActions } from './step-actions';

/** The third step: photographs. */
export const PhotoStep = ({ listing }: { listing: OwnListing }) => (
  <div className="grid gap-8">
    <PhotoManager listing={listing} />
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
