import type { Metadata } from 'next';
import { InboxEmpty } from '@/components/enquiries/inbox-empty';
import { InboxFrame } from '@/components/enquiries/inbox-frame';
import { InboxPane } from '@/components/enquiries/inbox-pane';
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
  await requireUser(paths.messages);
  const { before } = await searchParams;
  const isOlder = typeof before === 'string';
  const conversations = await getMyEnquiries(isOlder ? before : undefined);
  return (
    <InboxFrame
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
        <p className="m-auto p-8 text-ink-3 max-lg:hidden">Choose a conversation to read it.</p>
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
