'use client';

import { useEffect } from 'react';
import { updateProfile } from '@/lib/account/actions';
import {
  type Profile,
  type ProfileField,
  profileFields,
  profileSchema,
  seenFieldName,
} from '@/lib/account/schema';
import { messages } from '@/lib/core/errors/messages';
import { AUTH_HINT_EVENT } from '@/lib/core/session/auth-hint';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';

/** Null after the session has ended: the form then shows the values submitted. */
type Props = { user: (Profile & { email: string }) | null };

const LABELS = { fullName: 'Full name', phone: 'Phone', avatarUrl: 'Avatar URL' };

const INPUTS = {
  fullName: { autoComplete: 'name', required: true },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    hint: 'Only you see it here. Optional.',
  },
  avatarUrl: {
    type: 'url',
    inputMode: 'url',
    hint: 'The address of a picture of you, beginning with https://. Without one your initials are shown.',
  },
} as const;

export function ProfileForm({ user }: Props) {
  const editing = useSchemaForm({
    action: updateProfile,
    schema: profileSchema,
    failure: messages.updateFailed,
  });
  const { state, pending, form, field } = editing;
  const { status, submissionId } = state;
  // The response has set the auth hint cookie with the new initials: update the header.
  useEffect(() => {
    if (submissionId && status === 'done') window.dispatchEvent(new Event(AUTH_HINT_EVENT));
  }, [submissionId, status]);
  const isSignedOut = status === 'signed-out';
  // Shows submitted values that were not saved, otherwise the saved ones.
  const typed = status === 'done' ? undefined : state.values;
  const value = (name: ProfileField) => typed?.[name] ?? user?.[name] ?? '';
  // After sign-out `user` is null: compare with the values the form was first rendered with.
  const seen = (name: ProfileField) =>
    (isSignedOut ? state.values[seenFieldName(name)] : user?.[name]) ?? '';

  return (
    <form {...form} className="grid max-w-xl gap-5">
      <FormSummary of={editing} labels={LABELS} />
      {profileFields.map((name) => (
        <div key={name}>
          <input type="hidden" name={seenFieldName(name)} value={seen(name)} />
          <TextField
            {...field(name)}
            label={LABELS[name]}
            defaultValue={value(name)}
            {...INPUTS[name]}
          />
        </div>
      ))}
      <TextField
        name="email"
        label="Email"
        type="email"
        value={user?.email ?? ''}
        readOnly
        hint="This is what you sign in with. It cannot be changed here."
        className="bg-sunken text-ink-2"
      />
      <SubmitButton pending={pending} className="justify-self-start">
        Update Profile
      </SubmitButton>
    </form>
  );
}
