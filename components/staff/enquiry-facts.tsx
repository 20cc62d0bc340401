import { outcomeOf, reasonLabel } from '@/lib/staff/labels';
import type { EnquiryCase, EnquiryReport, HeldMessageCase, Side } from '@/lib/staff/types';
import { CaseSection, WrittenText } from './case-section';
import { CaseVehicle } from './case-vehicle';
import { ReportRow } from './report-row';
import { Timestamp } from './timestamp';
import { Transcript } from './transcript';

type ReportsProps = { title: string; reports: EnquiryReport[]; names: Record<Side, string> };

function Reports({ title, reports, names }: ReportsProps) {
  if (reports.length === 0) return null;
  return (
    <CaseSection title={`${title} (${reports.length})`}>
      <ul>
        {reports.map(({ id, reporter, created_at, details, status }) => (
          <ReportRow
            key={id}
            title={`Reported by ${names[reporter]}${outcomeOf[status]}`}
            at={created_at}
            details={details}
          />
        ))}
      </ul>
    </CaseSection>
  );
}

/** A conversation between a buyer and a seller that one of them has reported. */
export function EnquiryFacts({ shown }: { shown: EnquiryCase }) {
  const names = {
    buyer: `${shown.buyer_name} (buyer)`,
    seller: `${shown.seller_name} (seller)`,
  };
  return (
    <>
      <Reports title="Reports" reports={shown.reports} names={names} />
      <CaseSection title="Conversation">
        {shown.blocked_by && <p className="font-semibold">Blocked by {names[shown.blocked_by]}</p>}
        <Transcript
          lines={shown.messages.map(({ sender, held, ...message }) => ({
            ...message,
            author: names[sender],
            isSubject: sender === shown.side,
            note: held !== null && `Held back: ${reasonLabel(held)}`,
          }))}
        />
      </CaseSection>
      <Reports title="Earlier reports" reports={shown.settled_reports} names={names} />
      {shown.vehicle && <CaseVehicle vehicle={shown.vehicle} />}
    </>
  );
}

export function HeldMessageFacts({ shown }: { shown: HeldMessageCase }) {
  const { sender, sender_name, recipient_name, risk, body, created_at, vehicle } = shown;
  return (
    <>
      <CaseSection title="Message">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold wrap-anywhere">
            {sender_name} ({sender}) to {recipient_name}
          </span>
          <span className="text-small text-ink-3">
            <Timestamp at={created_at} />
          </span>
        </p>
        <p className="text-small text-ink-2">Held back: {reasonLabel(risk).toLowerCase()}</p>
        <div className="border-l-2 border-link pl-3">
          <WrittenText>{body}</WrittenText>
        </div>
      </CaseSection>
      {vehicle && <CaseVehicle vehicle={vehicle} />}
    </>
  );
}
