import { SelectField } from '../forms/select-field';

const CHOICES = { 24: 'For 24 hours', 48: 'For 48 hours' };

/** Asks a seller for how long a buyer may reserve a car. */
export const ReservationChoice = ({ hours }: { hours: number | string | null }) => (
  <>
    <p className="text-small text-pretty text-ink-3">
      One buyer at a time can then reserve this car from a conversation with you, and you read who
      it is. No money is held, and you can end a reservation at any time. Buyers together have the
      car for at most three days of any seven; save this again to allow more.
    </p>
    <SelectField
      name="hours"
      label="Buyers may reserve this car"
      none="No"
      options={CHOICES}
      defaultValue={hours ?? ''}
    />
  </>
);
