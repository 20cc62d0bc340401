import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { PressForm } from '@/components/forms/press-form';
import { Link } from '@/components/ui/link';
import { stopMails } from '@/lib/account/actions';
import { getAccountMail, getFavouriteMail } from '@/lib/account/queries';
import { readAccountToken } from '@/lib/account/token';
import { readEnquiryToken } from '@/lib/core/conversations/token';
import { ownMessages } from '@/lib/core/errors/messages';
import { switchMails } from '@/lib/enquiries/actions';
import { getEnquiryMail } from '@/lib/enquiries/queries';
import type { EnquirySide } from '@/lib/enquiries/types';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Stop e-mails',
  description: 'Stop the e-mails about messages, reports or saved cars.',
  path: paths.messages,
  index: false,
});

/** Names the mails that the button switches: those to an account, or to the side of a conversation without one. */
function topicOf(side: EnquirySide | null) {
  if (!side) return 'new messages in all your conversations, and about your reports';
  const scope = side === 'buyer' ? 'this conversation' : 'all conversations about your cars';
  return `new messages in ${scope}, and about a report of yours`;
}

const FAVOURITES = 'changes of the cars you saved';

async function readToken(token: string) {
  const enquiry = readEnquiryToken('unsubscribe', token);
  if (enquiry) {
    const mail = await getEnquiryMail(enquiry);
    return (
      mail && {
        ...mail,
        topic: topicOf(mail.has_account ? null : enquiry.side),
        action: switchMails,
      }
    );
  }
  const account = readAccountToken(token);
  const mail = account && (await getAccountMail(account));
  if (mail) return { ...mail, has_account: true, topic: topicOf(null), action: stopMails };
  const saver = readAccountToken(token, 'favourites');
  const alerts = saver && (await getFavouriteMail(saver));
  return alerts && { ...alerts, has_account: true, topic: FAVOURITES, action: stopMails };
}

/** The target of the link in mails about messages, reports and saved cars. A GET changes nothing. */
async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const mail = await readToken(token);
  if (!mail) redirect(paths.missing);
  const { has_account, is_on, topic, action } = mail;
  return (
    <main id="main" className="wrap w-full flex-1 pt-10 pb-24">
      <div className="max-w-[30rem]">
        <h1 className="text-display">{is_on ? 'Stop e-mails' : 'E-mails are off'}</h1>
        <p role="status" className="mt-3 mb-8 text-pretty text-ink-2">
          {is_on ? `You get e-mails about ${topic}.` : `You get no e-mails about ${topic}.`}
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
        {(is_on || !has_account) && (
          <PressForm
            action={action}
            failure={ownMessages.mailsNotSwitched}
            values={{ token, mails: is_on ? 'off' : 'on' }}
            variant={is_on ? 'primary' : 'secondary'}
          >
            {is_on ? 'Stop e-mails' : 'Switch on again'}
          </PressForm>
        )}
      </div>
    </main>
  );
}

export default withUnavailable(
  'unsubscribe',
  UnsubscribePage,
  <PageUnavailable text="Your e-mail settings could not be reached just now. Your link still works: try again in a moment." />,
);
