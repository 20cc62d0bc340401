'use client';

import { saveEmailSwitch } from '@/lib/account/actions';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';
import { Switch } from '../ui/switch';

/** Switch for emails about messages; saves to the account immediately. */
export function EmailSwitch({ isOn }: { isOn: boolean }) {
  const saving = useActionForm({
    action: saveEmailSwitch,
    failure: { title: 'E-mail switch failed' },
  });
  const { state, form } = saving;
  const isUnsaved = state.status === 'failed' || state.status === 'signed-out';
  return (
    // Stops the browser restoring the switch's state on reload.
    <form {...form} autoComplete="off">
      {isUnsaved && <FormSummary of={saving} />}
      <Switch
        key={`${isOn} ${state.submissionId}`}
        id="email-notifications"
        name="emailNotifications"
        label="Email notifications"
        hint="When a seller or a buyer writes to you: at once for the first message of a conversation, then at most once an hour. Also what became of a report of yours. Decisions on you are mailed in any case. Kept in your account."
        defaultChecked={isOn}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <button type="submit" className={button('secondary', 'small', 'without-script mb-4')}>
        Save
      </button>
    </form>
  );
}
