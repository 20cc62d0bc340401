'use server';

import { redirect } from 'next/navigation';
import * as z from 'zod';
import { defineAction } from '../core/actions/define-action';
import { paths } from '../paths';
import { enquiryMessages } from './messages';
import { unsubscribe } from './unsubscribe';

/** Stops the mails about messages to whoever holds the mailed token. */
export const stopMails = defineAction(
  {
    name: 'unsubscribe',
    access: 'anonymous',
    schema: z.object({ token: z.string() }),
    explain: () => enquiryMessages.mailsNotStopped,
  },
  async ({ token }) => {
    if (!(await unsubscribe(token))) redirect(paths.missing);
    return enquiryMessages.mailsStopped;
  },
);
