import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { UnsubscribeForm } from '@/components/enquiries/unsubscribe-form';
import { Link } from '@/components/ui/link';
import { getEnquiryMail } from '@/lib/enquiries/queries';
import { readEnquiryToken } from '@/lib/enquiries/token';
import type { EnquirySide } from '@/lib/enquiries/types';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'Stop e-mails',
    description: 'Stop the e-mails about messages.',
    path: paths.messages,
    index: false,
  }),
  // The URL holds the token.
  referrer: 'same-origin',
};

/** Which mails the button is about. */
function scopeOf(side: EnquirySide, hasAccount: boolean) {
  if (hasAccount) return 'all your conversations';
  return side === 'buyer' ? 'this conversation' : 'all conversations about your cars';
}

/** The target of the link in mails about messages. A GET changes nothing. */
export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const enquiry = readEnquiryToken('unsubscribe', token);
  const mail = enquiry && (await getEnquiryMail(enquiry));
  if (!mail) redirect(paths.missing);
  const { has_account, is_on } = mail;
  const scope = scopeOf(enquiry.side, has_account);
  return (
    <main id="main" className="wrap w-full flex-1 pt-10 pb-24">
      <div className="max-w-[30rem]">
        <h1 className="text-display">{is_on ? 'Stop e-mails' : 'E-mails are off'}</h1>
        <p role="status" className="mt-3 mb-8 text-pretty text-ink-2">
          {is_on
            ? `You get an e-mail when there are new messages in ${scope}.`
            : `You get no e-mails about new messages in ${scope}.`}
          {has_account && (
            <>
              {' '}
              You can switch them {is_on ? 'off and on' : 'on again'} in{' '}
              <Link href={paths.settings} className="text-link underline underline-offset-3">
                Settings
              </Link>
              .
            </>
          )}
        </p>
        {(is_on || !has_account) && <UnsubscribeForm token={token} isOn={is_on} />}
      </div>
    </main>
  );
}
