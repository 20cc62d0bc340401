import type { Metadata } from 'next';
import { CaseQueue } from '@/components/staff/case-queue';
import { CaseView } from '@/components/staff/case-view';
import { DeskEmpty } from '@/components/staff/desk-empty';
import { DeskNotice } from '@/components/staff/desk-notice';
import { DeskShortcuts } from '@/components/staff/desk-shortcuts';
import { requireStaff } from '@/lib/core/session/current-user';
import { isUuid } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { neighboursOf, parseCaseKey } from '@/lib/staff/cases';
import { caseKey } from '@/lib/staff/paths';
import { getCase, getDecision, getQueue, getSavedReplies } from '@/lib/staff/queries';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Staff desk',
  robots: { index: false, follow: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The desk of staff. Other users see a 404, so that the page's existence is not revealed. */
export default async function StaffPage({ searchParams }: Props) {
  await requireStaff(paths.staff);
  const { case: wanted, done, insert } = await searchParams;
  const asked = parseCaseKey(wanted);
  const [queue, found, decision, replies] = await Promise.all([
    getQueue(),
    asked && getCase(asked.kind, asked.id),
    isUuid(done) ? getDecision(done) : null,
    getSavedReplies(),
  ]);
  const first = queue.cases[0];
  const shown = found ?? (first ? await getCase(first.kind, first.id) : null);
  const key = shown ? caseKey(shown) : undefined;
  // A phone shows the queue or, by its address, a case.
  const isChosen = found !== null;
  return (
    <main id="main" className="flex w-full flex-1 flex-col">
      <h1 className="sr-only">Staff desk</h1>
      <DeskShortcuts>
        <DeskNotice decision={decision} isGone={asked !== null && !found} />
        {shown ? (
          <div className="bg-surface lg:grid lg:grid-cols-[21rem_minmax(0,1fr)]">
            <nav
              aria-label="Open cases"
              className={`border-b border-line lg:sticky lg:top-18 lg:max-h-[calc(100dvh-8.25rem)] lg:overflow-y-auto lg:border-r lg:border-b-0 ${isChosen ? 'max-lg:hidden' : ''}`}
            >
              <CaseQueue queue={queue} selected={key} now={new Date()} />
            </nav>
            <div className={isChosen ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
              <CaseView
                key={`${key} ${decision?.id} ${insert}`}
                shown={shown}
                {...neighboursOf(queue.cases, caseKey(shown))}
                replies={replies}
                inserted={typeof insert === 'string' ? insert : undefined}
              />
            </div>
          </div>
        ) : (
          <DeskEmpty key={decision?.id} decidedToday={queue.decided_today} />
        )}
      </DeskShortcuts>
    </main>
  );
}
