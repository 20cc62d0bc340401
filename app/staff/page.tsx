import type { Metadata } from 'next';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { CaseGone } from '@/components/staff/case-gone';
import { CaseQueue } from '@/components/staff/case-queue';
import { CaseView } from '@/components/staff/case-view';
import { DeskEmpty } from '@/components/staff/desk-empty';
import { DeskNotice } from '@/components/staff/desk-notice';
import { DeskShortcuts } from '@/components/staff/desk-shortcuts';
import { screens } from '@/lib/core/errors/screens';
import { requireStaff } from '@/lib/core/session/current-user';
import { getSavedReplies } from '@/lib/enquiries/queries';
import { isUuid } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { neighboursOf, parseCaseKey } from '@/lib/staff/cases';
import { caseKey, staffPath } from '@/lib/staff/paths';
import { getCase, getDecision, getQueue } from '@/lib/staff/queries';
import type { CaseKind } from '@/lib/staff/types';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Staff desk',
  robots: { index: false, follow: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Loads a case with the data of its form; null if there is none. */
async function openCase({ kind, id }: { kind: CaseKind; id: string }) {
  const [shown, replies] = await Promise.all([
    getCase(kind, id),
    kind === 'conversation' ? getSavedReplies() : [],
  ]);
  return shown && { shown, replies };
}

/** The staff desk: the case of the URL, or else the first of the queue. Other users see a 404. */
async function StaffPage({ searchParams }: Props) {
  const { case: wanted, done, insert } = await searchParams;
  const asked = parseCaseKey(wanted);
  const user = await requireStaff(asked ? staffPath({ case: caseKey(asked) }) : paths.staff);
  const queued = getQueue();
  const opened = async () => {
    const target = wanted === undefined ? (await queued).cases[0] : asked;
    return target ? openCase(target) : null;
  };
  const [queue, open, decision] = await Promise.all([
    queued,
    opened(),
    isUuid(done) ? getDecision(done) : null,
  ]);
  const key = open ? caseKey(open.shown) : undefined;
  const [first] = queue.cases;
  // A phone shows the queue, or the case that the URL names.
  const isChosen = wanted !== undefined;
  return (
    <main id="main" className="flex w-full flex-1 flex-col">
      <h1 className="sr-only">Staff desk</h1>
      <DeskShortcuts>
        <DeskNotice decision={decision} />
        {open || isChosen || first ? (
          <div className="bg-surface lg:grid lg:grid-cols-[21rem_minmax(0,1fr)]">
            <nav
              aria-label="Open cases"
              className={`border-b border-line lg:sticky lg:top-18 lg:max-h-[calc(100dvh-8.25rem)] lg:overflow-y-auto lg:border-r lg:border-b-0 ${isChosen ? 'max-lg:hidden' : ''}`}
            >
              <CaseQueue queue={queue} selected={key} now={new Date()} />
            </nav>
            <div className={isChosen ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
              {open ? (
                <CaseView
                  key={`${key} ${decision?.id} ${insert}`}
                  {...open}
                  {...neighboursOf(queue.cases, caseKey(open.shown))}
                  inserted={typeof insert === 'string' ? insert : undefined}
                  staffName={user.fullName}
                />
              ) : (
                <CaseGone key={String(wanted)} next={first && caseKey(first)} />
              )}
            </div>
          </div>
        ) : (
          <DeskEmpty key={decision?.id} decidedToday={queue.decided_today} names={queue.names} />
        )}
      </DeskShortcuts>
    </main>
  );
}

export default withUnavailable(
  'staff desk',
  StaffPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
