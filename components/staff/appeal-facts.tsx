import { caseKindLabels, decisionLabels } from '@/lib/staff/decisions';
import { caseKey } from '@/lib/staff/paths';
import type { AppealCase } from '@/lib/staff/types';
import { standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { CaseLink } from './case-link';
import { CaseSection, WrittenText } from './case-section';
import { Timestamp } from './timestamp';

/** An appeal and the decision it is against. */
export function AppealFacts({ shown, staffName }: { shown: AppealCase; staffName: string }) {
  const { body, created_at, decision } = shown;
  return (
    <>
      <CaseSection title="Appeal">
        <p className="text-small text-ink-3">
          <Timestamp at={created_at} />
        </p>
        <WrittenText>{body}</WrittenText>
      </CaseSection>
      <CaseSection title="Against this decision">
        <div className="border-l-2 border-line-strong pl-3">
          <p className="font-semibold">{decisionLabels[decision.decision]}</p>
          <WrittenText>{decision.reason}</WrittenText>
          <p className="text-small text-ink-3">
            {decision.staff_name === staffName ? 'Decided by you' : decision.staff_name},{' '}
            <Timestamp at={decision.created_at} />
          </p>
        </div>
        <CaseLink
          to={caseKey({ kind: decision.case_kind, id: decision.case_id })}
          className={`${standaloneLink} justify-self-start`}
        >
          {caseKindLabels[decision.case_kind]} it was about
          <Icon name="arrow-right" className="size-4" />
        </CaseLink>
      </CaseSection>
    </>
  );
}
