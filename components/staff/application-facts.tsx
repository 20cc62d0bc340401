import type { ApplicationCase } from '@/lib/staff/types';
import { standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { CaseSection, WrittenText } from './case-section';
import { Timestamp } from './timestamp';

const REGISTER = 'https://find-and-update.company-information.service.gov.uk/company';

/** A seller's application to be a dealer. */
export function ApplicationFacts({ shown }: { shown: ApplicationCase }) {
  const { company_number, message, created_at, status } = shown;
  return (
    <>
      <CaseSection title="Company">
        <div>
          <p className="tabular flex flex-wrap items-center gap-x-5 text-ink-2">
            Company no. {company_number}
            <a
              href={`${REGISTER}/${encodeURIComponent(company_number)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={standaloneLink}
            >
              Register of companies
              <Icon name="arrow-right" className="size-4" />
              <span className="sr-only"> in a new tab</span>
            </a>
          </p>
          <p className="text-small text-ink-3">
            Applied <Timestamp at={created_at} />
            {status !== 'pending' && `, ${status}`}
          </p>
        </div>
      </CaseSection>
      <CaseSection title="Message">
        {message ? <WrittenText>{message}</WrittenText> : <p className="text-ink-3">None</p>}
      </CaseSection>
    </>
  );
}
