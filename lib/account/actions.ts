'use server';

import { redirect } from 'next/navigation';
import { Refusal, userAction } from '../core/actions/action';
import { changes, revalidate } from '../core/cache';
import { failureOf, outcomes, ownOutcomes } from '../core/errors/messages';
import { claimChat } from '../core/session/chat-visitor';
import { setFlash, setMark, setSignedOutMark } from '../core/session/cookies';
import { paths } from '../paths';
import { read } from '../supabase/read';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { isPasswordOf } from './confirm-password';
import { type ProfileField, profileFields, seenName } from './rules';
import { deletionSchema, emailSwitchSchema, idSchema, profileSchema } from './schema';

const COLUMNS = { fullName: 'full_name', phone: 'phone', avatarUrl: 'avatar_url' } as const;
const columnsOf = (textOf: (name: ProfileField) => string) =>
  Object.fromEntries(profileFields.map((name) => [COLUMNS[name], textOf(name)]));

/**
 * Saves what was changed of the profile since it was shown. Where another tab has changed the same
 * field, saves nothing and says what stands there now.
 */
export const updateProfile = userAction(
  {
    name: 'profile',
    schema: profileSchema,
    explain: (error) => failureOf(outcomes.updateFailed, error),
  },
  async (input, user) => {
    const client = await sessionClient();
    const typed = columnsOf((name) => input[name]);
    const seen = columnsOf((name) => input[seenName(name)]);
    const saved = await write(client.rpc('update_profile', { p_typed: typed, p_seen: seen }));
    const held = (saved ?? {}) as Record<string, string>;
    const conflicts = profileFields.filter((name) => COLUMNS[name] in held);
    revalidate(changes.profileChanged());
    if (conflicts.length > 0) {
      const now = (name: ProfileField) => held[COLUMNS[name]] || 'nothing';
      throw new Refusal(
        ownOutcomes.profileConflict,
        Object.fromEntries(
          conflicts.map((name) => [
            name,
            `Saved elsewhere meanwhile: ${now(name)}. Press Update Profile again to save what stands here.`,
          ]),
        ),
      );
    }
    await setMark({ ...user, fullName: input.fullName });
    return outcomes.profileUpdated;
  },
);

/** Keeps whether enquiries are mailed, which the server has to know. */
export const saveEmailSwitch = userAction(
  { name: 'e-mail switch', schema: emailSwitchSchema },
  async ({ emailNotifications }, user) => {
    const client = await sessionClient();
    const changed = { email_notifications: emailNotifications };
    await write(client.from('profiles').update(changed).eq('id', user.id));
    revalidate(changes.settingsChanged());
    return emailNotifications ? ownOutcomes.mailsOn : ownOutcomes.mailsOff;
  },
);

/** Deletes one of the person's own valuations; one that is gone already is no failure. */
export const deleteValuation = userAction(
  { name: 'valuation deletion', schema: idSchema },
  async ({ id }) => {
    const client = await sessionClient();
    await write(client.from('valuations').delete().eq('id', id));
    await setFlash('valuationDeleted');
    redirect(paths.valuations);
  },
);

/** Deletes the account with everything that belongs to it, given its password, and signs out. */
export const deleteAccount = userAction(
  {
    name: 'delete account',
    schema: deletionSchema,
    secrets: ['password'],
    explain: (error) => failureOf(outcomes.deletionFailed, error),
  },
  async ({ password }, user) => {
    if (!(await isPasswordOf(user, password))) {
      const { wrongPassword } = ownOutcomes;
      throw new Refusal(wrongPassword, { password: wrongPassword.text });
    }
    const client = await sessionClient();
    const seller = await read(() => client.rpc('my_seller_id'));
    // So that what this browser said in LiveChat before signing in goes with the account.
    await claimChat(user.id);
    await write(client.rpc('delete_account'));
    // The account is gone: the service may answer that it knows no such session.
    await client.auth.signOut({ scope: 'local' });
    await setSignedOutMark();
    if (seller) revalidate(changes.sellerDeleted());
    await setFlash('deletionRequested');
    redirect(paths.home);
  },
);
