import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Notice } from '@/components/feedback/notice';
import { ApplicationList } from '@/components/staff/application-list';
import { ConversationList } from '@/components/staff/conversation-list';
import { ConversationView } from '@/components/staff/conversation-view';
import { FlagList } from '@/components/staff/flag-list';
import { ReportList } from '@/components/staff/report-list';
import { StaffSection } from '@/components/staff/staff-section';
import { requireUser } from '@/lib/core/session/current-user';
import { isUuid } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { staffMessages } from '@/lib/staff/messages';
import {
  getApplications,
  getConversation,
  getConversations,
  getFlags,
  getReports,
} from '@/lib/staff/queries';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Staff',
  robots: { index: false, follow: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The staff work queue. Other users see a 404, so that the page's existence is not revealed. */
export default async function StaffPage({ searchParams }: Props) {
  const user = await requireUser(paths.staff);
  // On a dynamic page notFound() renders an empty shell until scripts run:
  // https://github.com/vercel/next.js/issues/62228
  if (!user.isStaff) redirect(paths.missing);
  const { conversation: selected, outcome } = await searchParams;
  const [conversations, conversation, reports, flags, applications] = await Promise.all([
    getConversations(),
    isUuid(selected) ? getConversation(selected) : null,
    getReports(),
    getFlags(),
    getApplications(),
  ]);
  const notice = outcome === 'saved' || outcome === 'failed' ? staffMessages[outcome] : null;
  return (
    <main id="main" className="wrap grid w-full content-start gap-14 pt-10 pb-24">
      <div>
        <h1 className="text-display">Staff</h1>
        <p className="mt-3 mb-6 max-w-[60ch] text-ink-2">
          Oldest first. You see and change this under your own account: the database checks that you
          are staff.
        </p>
        {notice && <Notice title={notice.title}>{notice.text}</Notice>}
      </div>
      <StaffSection
        id="conversations"
        title="Conversations"
        count={conversations.length}
        empty="Nobody has written."
      >
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-[22rem_1fr]">
          <ConversationList conversations={conversations} selected={conversation?.id} />
          {conversation ? (
            <ConversationView {...conversation} />
          ) : (
            <p className="text-ink-2">Choose a conversation to read and answer it.</p>
          )}
        </div>
      </StaffSection>
      <StaffSection id="reports" title="Reports" count={reports.length} empty="No report is open.">
        <ReportList reports={reports} />
      </StaffSection>
      <StaffSection
        id="flags"
        title="Flagged listings"
        count={flags.length}
        empty="No flag is open."
      >
        <FlagList flags={flags} />
      </StaffSection>
      <StaffSection
        id="applications"
        title="Dealer applications"
        count={applications.length}
        empty="Nobody has applied."
      >
        <ApplicationList applications={applications} />
      </StaffSection>
    </main>
  );
}
