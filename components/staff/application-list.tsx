import { decideApplication } from '@/lib/staff/actions';
import type { Application } from '@/lib/staff/types';
import { button } from '../ui/button';
import { StaffForm } from './staff-form';
import { Timestamp } from './timestamp';
import { WorkItem } from './work-item';

const DECISIONS = [
  { value: 'verified_dealer', label: 'Approve as Verified Dealer', look: 'primary' },
  { value: 'dealer', label: 'Approve as Dealer', look: 'secondary' },
  { value: 'rejected', label: 'Reject', look: 'secondary' },
] as const;

/** Applications of sellers to become dealers. */
export function ApplicationList({ applications }: { applications: Application[] }) {
  return (
    <ul className="border-t border-line">
      {applications.map(({ id, sellerName, companyName, companyNumber, message, at }) => (
        <WorkItem
          key={id}
          facts={
            <>
              <p className="font-semibold wrap-anywhere">{companyName}</p>
              <p className="text-small text-ink-3">
                Company no. <span className="tabular">{companyNumber}</span>, sells as {sellerName},{' '}
                <Timestamp at={at} />
              </p>
              {message && (
                <p className="mt-2 max-w-[68ch] whitespace-pre-wrap wrap-anywhere">{message}</p>
              )}
              <a
                href={`https://find-and-update.company-information.service.gov.uk/company/${companyNumber}`}
                className="mt-2 inline-flex min-h-8 items-center text-small text-link underline underline-offset-3"
              >
                Look up at Companies House
              </a>
            </>
          }
        >
          <StaffForm action={decideApplication} className="contents">
            <input type="hidden" name="application" value={id} />
            {DECISIONS.map(({ value, label, look }) => (
              <button
                key={value}
                type="submit"
                name="decision"
                value={value}
                className={button(look, 'small')}
              >
                {label}
              </button>
            ))}
          </StaffForm>
        </WorkItem>
      ))}
    </ul>
  );
}
