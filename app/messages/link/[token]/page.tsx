import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ThreadCar } from '@/components/enquiries/thread-car';
import { ThreadHead } from '@/components/enquiries/thread-head';
import { ThreadView } from '@/components/enquiries/thread-view';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { PressForm } from '@/components/forms/press-form';
import { OfferPanel } from '@/components/offers/offer-panel';
import { Link } from '@/components/ui/link';
import {
  enquiryToken,
  linkInstead,
  readEndedToken,
  readEnquiryToken,
} from '@/lib/core/conversations/token';
import { confirmEnquiry, renewLink } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import {
  enquiryExists,
  getEnquiryMail,
  getJoinedEnquiry,
  getUnconfirmedEnquiry,
  openThread,
} from '@/lib/enquiries/queries';
import type { EnquirySide, UnconfirmedEnquiry } from '@/lib/enquiries/types';
import { getOffers } from '@/lib/offers/queries';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Conversation',
  description: 'A conversation about a car.',
  path: paths.messages,
  index: false,
});

type Props = { params: Promise<{ token: string }> };

/** A conversation for the holder of the mailed link: a buyer or a seller without an account. */
async function MailedLinkPage({ params }: Props) {
  const { token } = await params;
  const link = readEnquiryToken('open', token);
  if (!link) {
    if (readEndedToken(token)) return <Ended token={token} />;
    redirect(paths.missing);
  }
  const unconfirmed = link.side === 'buyer' ? await getUnconfirmedEnquiry(link.id) : null;
  if (unconfirmed) return <Unconfirmed token={token} enquiry={unconfirmed} />;
  const [thread, mail, offers] = await Promise.all([
    openThread(token, { isOpened: false }),
    getEnquiryMail(link),
    getOffers(token),
  ]);
  if (!thread) redirect(await pathElsewhere(token, link));
  const unsubscribe = paths.unsubscribe(enquiryToken('unsubscribe', link.id, link.side));
  return (
    <main id="main" className="mx-auto w-full max-w-[52rem] flex-1 pb-12 sm:px-(--gutter) sm:pt-8">
      <div className="overflow-hidden bg-surface sm:rounded-2 sm:border sm:border-line">
        <ThreadView
          conversation={token}
          initial={thread}
          savedReplies={null}
          head={<ThreadHead thread={thread} />}
          offers={<OfferPanel conversation={token} offers={offers} otherName={thread.other_name} />}
        />
      </div>
      <p className="mt-4 max-w-[60ch] px-4 text-small text-pretty text-ink-3 sm:px-0">
        Whoever has this link can read and answer this conversation: keep the e-mail to yourself.{' '}
        {mail?.is_on ? 'New messages come by e-mail too.' : 'E-mails are off.'}{' '}
        <Link href={unsubscribe} className="text-link underline underline-offset-3">
          {mail?.is_on ? 'Stop e-mails' : 'Switch on'}
        </Link>
      </p>
    </main>
  );
}

/** The path for a link that opens no conversation itself. */
async function pathElsewhere(token: string, { id, side }: { id: string; side: EnquirySide }) {
  const joined = side === 'buyer' ? await getJoinedEnquiry(id) : null;
  if (joined) return paths.messageLink(linkInstead(token, joined));
  // A side that has opened an account since reads its conversations there.
  return (await enquiryExists(id)) ? paths.message(id) : paths.missing;
}

function Ended({ token }: { token: string }) {
  return (
    <main id="main" className="wrap w-full flex-1 pt-10 pb-24">
      <div className="max-w-[40rem]">
        <h1 className="text-display">This link has ended</h1>
        <p className="mt-3 mb-8 text-pretty text-ink-2">
          A link to a conversation works for 30 days after its e-mail. A new one goes to the same
          address.
        </p>
        <PressForm
          action={renewLink}
          failure={enquiryMessages.linkNotSent}
          values={{ conversation: token }}
        >
          Send me a new link
        </PressForm>
      </div>
    </main>
  );
}

function Unconfirmed({ token, enquiry }: { token: string; enquiry: UnconfirmedEnquiry }) {
  return (
    <main id="main" className="wrap w-full flex-1 pt-10 pb-24">
      <div className="max-w-[40rem]">
        <h1 className="text-display">Confirm your message</h1>
        <p className="mt-3 mb-8 text-pretty text-ink-2">
          It goes to {enquiry.seller_name} once you press the button. If you did not write it, close
          this page: it is deleted after seven days.
        </p>
        <div className="mb-8 grid gap-5 rounded-2 border border-line bg-surface p-4 sm:p-6">
          <ThreadCar {...enquiry} />
          <blockquote className="border-t border-line pt-5 whitespace-pre-wrap wrap-anywhere">
            {enquiry.body}
          </blockquote>
        </div>
        <PressForm
          action={confirmEnquiry}
          failure={enquiryMessages.failed}
          values={{ conversation: token }}
        >
          Confirm and send
        </PressForm>
      </div>
    </main>
  );
}

export default withUnavailable(
  'mailed conversation',
  MailedLinkPage,
  <PageUnavailable text="The conversation could not be reached just now. Your link still works: try again in a moment." />,
);
