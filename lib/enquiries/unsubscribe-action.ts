'use server';

import { redirect } from 'next/navigation';
import * as z from 'zod';
import { defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { paths } from '../paths';
import { enquiryMessages } from './messages';
import { setEnquiryMail } from './unsubscribe';

/** Switches the mails about messages for whoever holds the mailed token. The page then says so. */
export const switchMails = defineAction(
  {
    name: 'unsubscribe',
    access: 'anonymous',
    schema: z.object({ token: z.string(), mails: z.enum(['on', 'off']) }),
    explain: () => enquiryMessages.mailsNotSwitched,
  },
  async ({ token, mails }) => {
    if (!(await setEnquiryMail(token, mails === 'on'))) redirect(paths.missing);
    revalidate(invalidations.enquiryChanged(paths.unsubscribe(token)));
    return undefined;
  },
);
