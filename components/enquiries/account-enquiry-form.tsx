'use client';

import { sendEnquiry } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { enquirySchema } from '@/lib/enquiries/schema';
import { useSchemaForm } from '../forms/use-schema-form';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';

/** A message to a seller from the signed-in account. */
export function AccountEnquiryForm({ sender, ...props }: EnquiryFormProps & { sender: string }) {
  const sending = useSchemaForm({
    action: sendEnquiry,
    schema: enquirySchema,
    failure: enquiryMessages.failed,
  });
  return (
    <EnquiryForm {...props} sending={sending}>
      {() => (
        <p className="text-ink-2">
          Sent as <strong className="font-semibold text-ink">{sender}</strong>. The seller does not
          see your e-mail address.
        </p>
      )}
    </EnquiryForm>
  );
}
