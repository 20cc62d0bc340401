import type { Metadata } from 'next';
import { AccountNav } from '@/components/account/account-nav';
import { InboxEmpty } from '@/components/enquiries/inbox-empty';
import { InboxFrame } from '@/components/enquiries/inbox-frame';
import { InboxPane } from '@/components/enquiries/inbox-pane';
import { NewestOpener } from '@/components/enquiries/newest-opener';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { screens } from '@/lib/core/errors/screens';
import { requireUser } from '@/lib/core/session/current-user';
import { getMyEnquiries, LISTED } from '@/lib/enquiries/queries';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Messages',
  description: 'Your conversations with sellers and buyers.',
  path: paths.messages,
  index: false,
});

type Props = { searchParams: Promise<{ before?: string | string[] }> };

async function MessagesPage({ searchParams }: Props) {
  const user = await requireUser(paths.messages);
  const { before } = await searchParams;
  const isOlder = typeof before === 'string';
  const conversations = await getMyEnquiries(isOlder ? before : undefined);
  const [newest] = isOlder ? [] : conversations;
  return (
    <InboxFrame
      nav={<AccountNav isStaff={user.isStaff} />}
      heading={<h1 className="text-display">Messages</h1>}
      list={
        (conversations.length > 0 || isOlder) && (
          <InboxPane
            conversations={conversations}
            isOlder={isOlder}
            hasMore={conversations.length === LISTED}
          />
        )
      }
    >
      {conversations.length > 0 || isOlder ? (
        <p className="m-auto p-8 text-ink-3 max-md:hidden">
          {newest && <NewestOpener href={paths.message(newest.id)} />}
          Choose a conversation to read it.
        </p>
      ) : (
        <InboxEmpty />
      )}
    </InboxFrame>
  );
}

export default withUnavailable(
  'messages',
  MessagesPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
