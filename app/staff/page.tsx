import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { requireUser } from '@/lib/core/session/current-user';
import { paths } from '@/lib/paths';
import { getQueue } from '@/lib/staff/queries';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Staff',
  robots: { index: false, follow: false },
};

/** The desk of staff. Other users see a 404, so that the page's existence is not revealed. */
export default async function StaffPage() {
  const user = await requireUser(paths.staff);
  // On a dynamic page notFound() renders an empty shell until scripts run:
  // https://github.com/vercel/next.js/issues/62228
  if (!user.isStaff) redirect(paths.missing);
  const { cases, total } = await getQueue();
  return (
    <main id="main" className="wrap grid w-full content-start gap-14 pt-10 pb-24">
      <h1 className="text-display">Staff</h1>
      <p>{total} open</p>
      <ul>
        {cases.map(({ kind, id, title }) => (
          <li key={`${kind}-${id}`}>{title}</li>
        ))}
      </ul>
    </main>
  );
}
