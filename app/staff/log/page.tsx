import type { Metadata } from 'next';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { DecisionLog } from '@/components/staff/decision-log';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { screens } from '@/lib/core/errors/screens';
import { requireStaff } from '@/lib/core/session/current-user';
import { staffLogPath } from '@/lib/staff/paths';
import { getLog, LOGGED } from '@/lib/staff/queries';
import { timestampSchema } from '@/lib/staff/schema';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Log', robots: { index: false, follow: false } };

type Props = { searchParams: Promise<{ before?: string | string[] }> };

/** Every decision of staff, latest first. */
async function StaffLogPage({ searchParams }: Props) {
  await requireStaff(staffLogPath());
  const before = timestampSchema.safeParse((await searchParams).before).data;
  const entries = await getLog(before);
  const last = entries.at(-1);
  return (
    <main id="main" className="wrap w-full flex-1 pt-8 pb-24">
      <h1 className="mb-6 text-display">Log</h1>
      {entries.length > 0 ? (
        <DecisionLog entries={entries} />
      ) : (
        <p className="text-ink-2">{before ? 'Nothing older.' : 'Nothing is decided yet.'}</p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {before && (
          <Link href={staffLogPath()} className={button('secondary', 'small')}>
            Latest
          </Link>
        )}
        {last && entries.length === LOGGED && (
          <Link href={staffLogPath(last.created_at)} className={button('secondary', 'small')}>
            Older
          </Link>
        )}
      </p>
    </main>
  );
}

export default withUnavailable(
  'staff log',
  StaffLogPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
