'use client';

import { saveFavouriteAlerts } from '@/lib/account/actions';
import { FAVOURITE_ALERTS, type FavouriteAlerts } from '@/lib/account/favourite-alerts';
import { FieldFrame } from '../forms/field-frame';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

const LABELS = { favouriteAlerts: 'E-mails about saved cars' };

/** Chooses when changes of saved cars are mailed. Refused where the choice was changed elsewhere meanwhile. */
export function FavouriteAlertsForm({ alerts }: { alerts: FavouriteAlerts }) {
  const saving = useActionForm({
    action: saveFavouriteAlerts,
    failure: { title: 'E-mail choice failed' },
  });
  const { state, pending, errors, form } = saving;
  const chosen = (state.status === 'done' ? undefined : state.values.favouriteAlerts) ?? alerts;
  return (
    // Stops the browser restoring the choice on reload.
    <form {...form} autoComplete="off" className="grid gap-4 py-4">
      <FormSummary of={saving} labels={LABELS} />
      <input type="hidden" name="seen" value={alerts} />
      <FieldFrame
        name="favouriteAlerts"
        label={LABELS.favouriteAlerts}
        error={errors.favouriteAlerts}
        hint="When a car you saved gets cheaper, is reserved or sold, or is for sale again: one e-mail for all of them, at most one an hour. Kept in your account."
      >
        {(control) => (
          <select
            {...control}
            key={`${chosen} ${state.submissionId}`}
            defaultValue={chosen}
            className="field field-select"
          >
            {Object.entries(FAVOURITE_ALERTS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <SubmitButton
        pending={pending}
        variant="secondary"
        size="small"
        className="justify-self-start"
      >
        Save Choice
      </SubmitButton>
    </form>
  );
}
