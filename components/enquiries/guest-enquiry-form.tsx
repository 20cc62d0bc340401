'use client';

import { useState } from 'react';
import { sendGuestEnquiry } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { guestEnquirySchema } from '@/lib/enquiries/schema';
import { newMessagePath } from '@/lib/paths';
import { CheckMail } from '../forms/check-mail';
import { GuestFields } from '../forms/guest-fields';
import { useSchemaForm } from '../forms/use-schema-form';
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
      <CheckMail
        ref={summary}
        email={state.values.email}
        waiting="Your message is not sent yet."
        effect="press it, and the message goes to the seller. You read the replies by the same link."
        onChange={() => setChanged(state.submissionId)}
      >
        The message waits for seven days.
      </CheckMail>
    );
  }
  return (
    <EnquiryForm {...props} sending={form}>
      {(ask) => (
        <GuestFields
          thing="message"
          signedInPath={newMessagePath(props.vehicle, ask ?? props.unsaid)}
          fullName={field('fullName')}
          email={field('email')}
        />
      )}
    </EnquiryForm>
  );
}
