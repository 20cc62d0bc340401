import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { InboxFrame } from '@/components/enquiries/inbox-frame';
import { InboxPane } from '@/components/enquiries/inbox-pane';
import { ThreadHead } from '@/components/enquiries/thread-head';
import { ThreadView } from '@/components/enquiries/thread-view';
import { requireUser } from '@/lib/core/session/current-user';
import { getMyEnquiries, getSavedReplies, LISTED, openThread } from '@/lib/enquiries/queries';
import { isUuid } from '@/lib/ids';
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

export default async function ConversationPage({ params, searchParams }: Props) {
  const [{ id }, { insert }] = await Promise.all([params, searchParams]);
  await requireUser(paths.message(id));
  const thread = isUuid(id) ? await openThread(id) : null;
  // On a dynamic page notFound() renders an empty shell until scripts run:
  // https://github.com/vercel/next.js/issues/62228
  if (!thread) redirect(paths.missing);
  const [conversations, savedReplies] = await Promise.all([
    getMyEnquiries(),
    thread.side === 'seller' ? getSavedReplies() : null,
  ]);
  return (
    <InboxFrame
      open={id}
      heading={
        <p className="font-head text-display/[1.08] font-medium tracking-[-0.022em]">Messages</p>
      }
      list={
        <InboxPane
          conversations={conversations}
          hasMore={conversations.length === LISTED}
          selected={id}
        />
      }
    >
      <ThreadView
        key={`${id} ${insert}`}
        conversation={id}
        initial={thread}
        savedReplies={savedReplies}
        draft={savedReplies?.find((reply) => reply.id === insert)?.body ?? ''}
        head={<ThreadHead thread={thread} hasList />}
      />
    </InboxFrame>
  );
}
