import { z } from 'zod';
import { isUuid } from '../ids';
import { PASSWORD_MISSING, PROFILE_FIELDS, type ProfileField, seenFieldName } from './validators';

/** A field of the profile, cleaned and then held to its rule; a missing one is an empty one. */
const profileField = (name: ProfileField) =>
  z
    .string()
    .default('')
    .transform(PROFILE_FIELDS[name].clean)
    .superRefine((value, context) => {
      const message = PROFILE_FIELDS[name].rule(value);
      if (message) context.addIssue({ code: 'custom', message });
    });

/** What was shown: only compared with, never written. */
const seen = z.string().max(3000).default('');

export const profileSchema = z.object({
  fullName: profileField('fullName'),
  phone: profileField('phone'),
  avatarUrl: profileField('avatarUrl'),
  [seenFieldName('fullName')]: seen,
  [seenFieldName('phone')]: seen,
  [seenFieldName('avatarUrl')]: seen,
});

/** A checkbox that is off is not sent at all. */
export const emailSwitchSchema = z.object({
  emailNotifications: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
});

export const idSchema = z.object({ id: z.string().refine(isUuid) });

/** What is typed again before the account is deleted. */
export const deletionSchema = z.object({
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING),
});
