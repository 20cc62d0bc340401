import { takeDownListing } from '@/lib/staff/actions';
import type { StaffVehicle } from '@/lib/staff/types';
import { button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { StaffForm } from './staff-form';

type Props = { vehicle: StaffVehicle | null; section: 'reports' | 'flags' };

/** Takes a listing down; an archived one can then not be relisted by its seller. */
export function TakeDown({ vehicle, section }: Props) {
  if (!vehicle || vehicle.isTakenDown) return null;
  return (
    <StaffForm action={takeDownListing}>
      <input type="hidden" name="vehicle" value={vehicle.id} />
      <input type="hidden" name="section" value={section} />
      <ConfirmButton
        question="Take this listing down?"
        consequence={`Nobody will see ${vehicle.title} any more, and its seller cannot list it again.`}
        answer="Take down"
        className={button('secondary', 'small')}
        aria-label={`Take down: ${vehicle.title}`}
      >
        Take down
      </ConfirmButton>
    </StaffForm>
  );
}
