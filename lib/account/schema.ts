import { z } from 'zod';
import { PASSWORD_MISSING, PROFILE_FIELDS, type ProfileField, seenFieldName } from './validators';

/** Normalises and validates a profile field; defaults to ''. */
const profileField = (name: ProfileField) =>
  z
    .string()
    .default('')
    .transform(PROFILE_FIELDS[name].clean)
    .superRefine((value, context) => {
      const message = PROFILE_FIELDS[name].rule(value);
      if (message) context.addIssue({ code: 'custom', message });
    });

/** The value the form was rendered with: only compared with, never written. */
const seen = z.string().max(3000).default('');

export const profileSchema = z.object({
  fullName: profileField('fullName'),
  phone: profileField('phone'),
  avatarUrl: profileField('avatarUrl'),
  [seenFieldName('fullName')]: seen,
  [seenFieldName('phone')]: seen,
  [seenFieldName('avatarUrl')]: seen,
});

/** Browsers omit an unchecked checkbox. */
export const emailSwitchSchema = z.object({
  emailNotifications: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
});

/** The password that confirms the deletion of an account. */
export const deletionSchema = z.object({
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING),
});
