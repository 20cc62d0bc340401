import type { MouseEvent, ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { previousStep, type Step } from '@/lib/selling/steps';
import type { OwnListing } from '@/lib/selling/types';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

type Props = {
  step: Step;
  listing: OwnListing | null;
  /** Called before the link back is followed; may prevent it. */
  onLeave?: (event: MouseEvent) => void;
  children: ReactNode;
};

/** The link to the previous step, and the button that continues. */
export function StepActions({ step, listing, onLeave, children }: Props) {
  const before = listing && previousStep(step);
  return (
    <div className="flex gap-3 border-t border-line pt-6 max-sm:flex-col-reverse sm:justify-end">
      {before && (
        <Link
          href={paths.sellStep(listing.id, before)}
          onClick={onLeave}
          className={button('secondary', 'large', 'sm:mr-auto')}
        >
          <Icon name="arrow-left" />
          Back
        </Link>
      )}
      {children}
    </div>
  );
}
