import { reasonLabel } from '@/lib/staff/labels';
import type { EnquiryCase, HeldMessageCase } from '@/lib/staff/types';
import { CaseSection, WrittenText } from './case-section';
import { CaseVehicle } from './case-vehicle';
import { Timestamp } from './timestamp';
import { Transcript } from './transcript';

/** A conversation between a buyer and a seller that one of them has reported. */
export function EnquiryFacts({ shown }: { shown: EnquiryCase }) {
  const names = {
    buyer: `${shown.buyer_name} (buyer)`,
    seller: `${shown.seller_name} (seller)`,
  };
  return (
    <>
      <CaseSection title={`Reports (${shown.reports.length})`}>
        <ul>
          {shown.reports.map((report) => (
            <li key={report.id} className="grid gap-1 border-t border-line py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold wrap-anywhere">
                  Reported by {names[report.reporter]}
                </span>
                <span className="text-small text-ink-3">
                  <Timestamp at={report.created_at} />
                </span>
              </p>
              {report.details ? (
                <WrittenText>{report.details}</WrittenText>
              ) : (
                <p className="text-ink-3">Without details</p>
              )}
            </li>
          ))}
        </ul>
      </CaseSection>
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
      {shown.vehicle && <CaseVehicle vehicle={shown.vehicle} />}
    </>
  );
}

/** A message that was held back. */
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
