'use client';

import { sendEnquiry } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { enquirySchema } from '@/lib/enquiries/schema';
import { useSchemaForm } from '../forms/use-schema-form';
import { PrivateArea } from '../session/private-area';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';
import { GuestEnquiryForm } from './guest-enquiry-form';

type Props = EnquiryFormProps & {
  /** The name of the account; null without a session. */
  sender: string | null;
};

/** The message form of a signed-in account; without a session, the form of a guest. */
export function AccountEnquiryForm({ sender, ...props }: Props) {
  const form = useSchemaForm({
    action: sendEnquiry,
    schema: enquirySchema,
    failure: enquiryMessages.failed,
  });
  // Without JavaScript a message sent after the session has ended stays in this form.
  if (sender === null && !form.state.submissionId) return <GuestEnquiryForm {...props} />;
  return (
    <PrivateArea>
      <EnquiryForm {...props} sending={form}>
        {() =>
          sender && (
            <p className="text-ink-2">
              Sent as <strong className="font-semibold text-ink">{sender}</strong>. The seller does
              not see your e-mail address.
            </p>
          )
        }
      </EnquiryForm>
    </PrivateArea>
  );
}
