'use server';

import { redirect } from 'next/navigation';
import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { failureOf, messages, ownMessages } from '../core/errors/messages';
import { linkChatToUser } from '../core/session/chat-token';
import { setAuthHint, setFlash, setSignedOutHint } from '../core/session/cookies';
import { storedPhoneSchema } from '../core/stored-phone';
import { paths } from '../paths';
import { forgetSession, sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { FAVOURITE_ALERTS } from './favourite-alerts';
import { getMailSettings } from './queries';
import {
  deletionSchema,
  emailSwitchSchema,
  favouriteAlertsSchema,
  mailStopSchema,
  type ProfileField,
  profileFields,
  profileSchema,
  seenFieldName,
} from './schema';
import { signInAgain } from './sign-in-again';
import { stopAccountMail, stopFavouriteAlerts } from './unsubscribe';

const COLUMNS = { fullName: 'full_name', phone: 'phone', avatarUrl: 'avatar_url' } as const;
const columnsOf = (textOf: (name: ProfileField) => string) =>
  Object.fromEntries(profileFields.map((name) => [COLUMNS[name], textOf(name)]));

/**
 * Saves the profile fields that differ from the values the form was rendered with. If one of them has
 * changed elsewhere meanwhile, saves nothing and reports the current value as a validation error.
 */
export const updateProfile = defineAction(
  {
    name: 'profile',
    access: 'user',
    schema: profileSchema.extend({ phone: storedPhoneSchema }),
    explain: (error) => failureOf(messages.updateFailed, error),
  },
  async (input, user) => {
    const client = await sessionClient();
    const typed = columnsOf((name) => input[name]);
    const seen = columnsOf((name) => input[seenFieldName(name)]);
    const saved = await write(client.rpc('update_profile', { p_typed: typed, p_seen: seen }));
    const held = (saved ?? {}) as Record<string, string>;
    const conflicts = profileFields.filter((name) => COLUMNS[name] in held);
    revalidate(invalidations.profileChanged());
    if (conflicts.length > 0) {
      const now = (name: ProfileField) => held[COLUMNS[name]] || 'nothing';
      throw new ActionError(
        ownMessages.profileConflict,
        Object.fromEntries(
          conflicts.map((name) => [
            name,
            `Saved elsewhere meanwhile: ${now(name)}. Press Update Profile again to save what stands here.`,
          ]),
        ),
      );
    }
    await setAuthHint({ ...user, fullName: input.fullName });
    return messages.profileUpdated;
  },
);

/** Saves whether the user receives emails about messages. */
export const saveEmailSwitch = defineAction(
  { name: 'e-mail switch', access: 'user', schema: emailSwitchSchema },
  async ({ emailNotifications }, user) => {
    const client = await sessionClient();
    const changed = { email_notifications: emailNotifications };
    await write(client.from('profiles').update(changed).eq('id', user.id));
    revalidate(invalidations.settingsChanged());
    return emailNotifications ? ownMessages.mailsOn : ownMessages.mailsOff;
  },
);

/**
 * Saves when changes of saved cars are mailed. If the choice was changed elsewhere since the form was rendered, saves
 * nothing and reports the present one as a validation error.
 */
export const saveFavouriteAlerts = defineAction(
  { name: 'e-mail choice', access: 'user', schema: favouriteAlertsSchema },
  async ({ favouriteAlerts, seen }, user) => {
    const client = await sessionClient();
    const changed = await write(
      client
        .from('profiles')
        .update({ favourite_alerts: favouriteAlerts })
        .eq('id', user.id)
        .in('favourite_alerts', [seen, favouriteAlerts])
        .select('id'),
    );
    revalidate(invalidations.settingsChanged());
    if (!changed?.length) {
      const { alerts } = await getMailSettings();
      throw new ActionError(ownMessages.profileConflict, {
        favouriteAlerts: `Saved elsewhere meanwhile: ${FAVOURITE_ALERTS[alerts]}. Press Save again to save what stands here.`,
      });
    }
    return favouriteAlerts === 'off' ? ownMessages.mailsOff : ownMessages.mailsOn;
  },
);

/** Switches off the e-mails to the account of a mailed token, or those about its favourites, and shows the result on the page. */
export const stopMails = defineAction(
  {
    name: 'unsubscribe',
    access: 'anonymous',
    schema: mailStopSchema,
    explain: () => ownMessages.mailsNotSwitched,
  },
  async ({ token }) => {
    const isStopped = (await stopAccountMail(token)) || (await stopFavouriteAlerts(token));
    if (!isStopped) redirect(paths.missing);
    revalidate(invalidations.enquiryChanged(paths.unsubscribe(token)));
    return undefined;
  },
);

/** Deletes the account and all its data after a password check, and signs out. */
export const deleteAccount = defineAction(
  {
    name: 'delete account',
    access: 'user',
    schema: deletionSchema,
    secrets: ['password'],
    explain: (error) => failureOf(messages.deletionFailed, error),
  },
  async ({ password }, user) => {
    const client = await signInAgain(user, password);
    if (!client) {
      const { wrongPassword } = ownMessages;
      throw new ActionError(wrongPassword, { password: wrongPassword.text });
    }
    const seller = await withRetry(() => client.rpc('my_seller_id'));
    // Link this browser's anonymous LiveChat conversation, so that it is deleted with the account.
    await linkChatToUser(user.id);
    await write(client.rpc('delete_account')).catch(async (error: unknown) => {
      await client.auth.signOut({ scope: 'local' });
      throw error;
    });
    // Deleting the account has deleted its sessions.
    await forgetSession();
    await setSignedOutHint();
    if (seller) revalidate(invalidations.sellerDeleted());
    await setFlash('deletionRequested');
    redirect(paths.home);
  },
);
