import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { AppealForm } from '@/components/moderation/appeal-form';
import { formatDate } from '@/lib/format';
import { getAppealableDecision } from '@/lib/moderation/queries';
import { readDecisionToken } from '@/lib/moderation/token';
import type { AppealableDecision } from '@/lib/moderation/types';
import { decisionWording } from '@/lib/moderation/wording';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ token: string }> };

export const metadata: Metadata = pageMetadata({
  title: 'Appeal',
  description: 'Appeal against a decision of our staff.',
  path: paths.terms,
  index: false,
});

/** Explains why no appeal can be sent any more; null while the decision can be appealed against. */
function stateOf({ is_undone, is_too_old, appealed_at, appeal_decided_at }: AppealableDecision) {
  if (is_undone) return 'We have taken this decision back. It no longer counts.';
  if (appealed_at && appeal_decided_at)
    return `You appealed on ${formatDate(appealed_at)}, and we decided on ${formatDate(appeal_decided_at)}. The outcome was sent by e-mail.`;
  if (appealed_at)
    return `You appealed on ${formatDate(appealed_at)}. A person of our staff looks at the decision again; you hear of it by e-mail.`;
  return is_too_old ? 'A decision can be appealed for six months. This one is older.' : null;
}

/** A decision of staff, for the person it is about, who holds the mailed link. */
async function AppealPage({ params }: Props) {
  const { token } = await params;
  const id = readDecisionToken('appeal', token);
  const decision = id && (await getAppealableDecision(id));
  if (!decision) redirect(paths.missing);
  const state = stateOf(decision);
  return (
    <main id="main" className="wrap w-full flex-1 pt-10 pb-24">
      <h1 className="text-display">Appeal against our decision</h1>
      <p className="mt-3 max-w-[40rem] text-lead text-pretty wrap-anywhere">
        {decisionWording(decision).text}
      </p>
      <div className="mt-8 grid items-start gap-8 max-lg:max-w-[40rem] lg:grid-cols-2 lg:gap-12">
        <div className="rounded-2 border border-line bg-surface p-4 sm:p-6">
          <h2 className="font-text! text-body font-semibold tracking-normal">Our reason</h2>
          <blockquote className="mt-2 whitespace-pre-wrap wrap-anywhere">
            {decision.reason}
          </blockquote>
          <p className="mt-4 text-small text-ink-3">
            {decision.decision === 'held'
              ? 'Held by an automatic rule'
              : 'Decided by a person of our staff'}{' '}
            on {formatDate(decision.created_at)}
          </p>
        </div>
        {state ? (
          <p role="status" className="text-lead text-pretty">
            {state}
          </p>
        ) : (
          <AppealForm token={token} />
        )}
      </div>
    </main>
  );
}

export default withUnavailable(
  'appeal',
  AppealPage,
  <PageUnavailable text="The decision could not be reached just now. Your link still works: try again in a moment." />,
);
