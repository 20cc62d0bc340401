'use client';

import { sendGuestEnquiry } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { guestEnquirySchema } from '@/lib/enquiries/schema';
import { newMessagePath } from '@/lib/paths';
import { GuestFields } from '../forms/guest-fields';
import { MailedForm } from '../forms/mailed-form';
import { useSchemaForm } from '../forms/use-schema-form';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';

/** A message to a seller with a name and an e-mail address, which a mailed link confirms. */
export function GuestEnquiryForm(props: EnquiryFormProps) {
  const form = useSchemaForm({
    action: sendGuestEnquiry,
    schema: guestEnquirySchema,
    failure: enquiryMessages.failed,
  });
  const { field } = form;
  return (
    <MailedForm
      of={form}
      waiting="Your message is not sent yet."
      effect="press it, and the message goes to the seller. You read the replies by the same link."
      unpressed="The message waits for seven days."
    >
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
    </MailedForm>
  );
}
