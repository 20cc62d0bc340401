import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountNav } from '@/components/account/account-nav';
import { InboxFrame } from '@/components/enquiries/inbox-frame';
import { InboxPane } from '@/components/enquiries/inbox-pane';
import { ThreadHead } from '@/components/enquiries/thread-head';
import { ThreadView } from '@/components/enquiries/thread-view';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { OfferPanel } from '@/components/offers/offer-panel';
import { screens } from '@/lib/core/errors/screens';
import { userOrPostedForm } from '@/lib/core/session/current-user';
import { getMyEnquiries, getSavedReplies, LISTED, openThread } from '@/lib/enquiries/queries';
import type { EnquiryThread } from '@/lib/enquiries/types';
import { isUuid } from '@/lib/ids';
import { getOffers } from '@/lib/offers/queries';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Conversation',
  description: 'One of your conversations.',
  path: paths.messages,
  index: false,
});

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ insert?: string | string[] }>;
};

/** A placeholder for the conversation, which cannot be read after the session has ended, for a posted form of it. */
const unreadThread = (id: string): EnquiryThread => ({
  id,
  side: 'buyer',
  other_name: 'the other side',
  vehicle_title: null,
  vehicle: null,
  blocked_by: null,
  is_reported: false,
  can_reply: true,
  messages: [],
});

async function ConversationPage({ params, searchParams }: Props) {
  const [{ id }, { insert }] = await Promise.all([params, searchParams]);
  const user = await userOrPostedForm(paths.message(id));
  const own = user && isUuid(id) ? await openThread(id) : null;
  const thread = user ? own : unreadThread(id);
  // On a dynamic page notFound() renders an empty shell until scripts run:
  // https://github.com/vercel/next.js/issues/62228
  if (!thread) redirect(paths.missing);
  const [conversations, savedReplies, offers] = await Promise.all([
    user ? getMyEnquiries() : null,
    thread.side === 'seller' ? getSavedReplies() : null,
    user ? getOffers(id) : null,
  ]);
  return (
    <InboxFrame
      nav={<AccountNav isStaff={user?.isStaff === true} />}
      open={id}
      heading={
        <p className="font-head text-display/[1.08] font-medium tracking-[-0.022em]">Messages</p>
      }
      list={
        conversations && (
          <InboxPane
            conversations={conversations}
            hasMore={conversations.length === LISTED}
            selected={id}
          />
        )
      }
    >
      <ThreadView
        key={`${id} ${insert}`}
        conversation={id}
        initial={thread}
        savedReplies={savedReplies}
        draft={savedReplies?.find((reply) => reply.id === insert)?.body ?? ''}
        isSignedOut={user === null}
        offers={<OfferPanel conversation={id} offers={offers} otherName={thread.other_name} />}
        head={
          user ? (
            <ThreadHead thread={thread} hasList />
          ) : (
            <h1 className="border-b border-line px-4 py-3 font-text! text-lead font-semibold tracking-normal sm:px-6">
              Conversation
            </h1>
          )
        }
      />
    </InboxFrame>
  );
}

export default withUnavailable(
  'conversation',
  ConversationPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
