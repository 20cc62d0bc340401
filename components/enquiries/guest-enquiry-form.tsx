'use client';

import { useState } from 'react';
import { sendGuestEnquiry } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { guestEnquirySchema } from '@/lib/enquiries/schema';
import { authPath, newMessagePath } from '@/lib/paths';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';

/** A message to a seller with a name and an e-mail address, which a mailed link confirms. */
export function GuestEnquiryForm(props: EnquiryFormProps) {
  const form = useSchemaForm({
    action: sendGuestEnquiry,
    schema: guestEnquirySchema,
    failure: enquiryMessages.failed,
  });
  const { state, field, summary } = form;
  /** The submission whose address is to be changed. */
  const [changed, setChanged] = useState('');
  if (state.status === 'done' && changed !== state.submissionId) {
    return (
      <div ref={summary} tabIndex={-1} role="status" className="outline-none">
        <Icon name="mail" className="size-8 text-link" />
        <h2 className="mt-3 text-title">Check your e-mail</h2>
        <p className="mt-3 text-lead text-pretty text-ink-2">
          Your message is not sent yet. We have mailed a link to{' '}
          <strong className="font-semibold wrap-anywhere text-ink">{state.values.email}</strong>:
          press it, and the message goes to the seller. You read the replies by the same link.
        </p>
        <p className="mt-3 text-pretty text-ink-2">
          Nothing there after a few minutes? Look among the unwanted mail, and check the address.
          The message waits for seven days.
        </p>
        <button
          type="button"
          className={button('secondary', 'medium', 'needs-script mt-6')}
          onClick={() => setChanged(state.submissionId)}
        >
          Use another address
        </button>
      </div>
    );
  }
  return (
    <EnquiryForm {...props} sending={form}>
      {(ask) => (
        <div className="grid gap-4 border-t border-line pt-6">
          <p className="text-pretty text-ink-2">
            We mail you a link: press it, and your message goes to the seller, who does not see your
            address. Have an account?{' '}
            <a
              href={authPath('sign-in', newMessagePath(props.vehicle, ask ?? props.unsaid))}
              className="font-semibold text-link underline underline-offset-4"
            >
              Sign in instead
            </a>
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('fullName')} label="Your name" autoComplete="name" required />
            <TextField
              {...field('email')}
              label="Your e-mail address"
              type="email"
              autoComplete="email"
              required
            />
          </div>
        </div>
      )}
    </EnquiryForm>
  );
}
