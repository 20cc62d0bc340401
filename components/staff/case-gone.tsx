import { CaseHeading } from './case-heading';
import { CaseNav } from './case-nav';

/** Shown in place of a case that does not exist, or no longer; `next` is the first of the queue. */
export const CaseGone = ({ next }: { next: string | undefined }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-(--gutter) py-5 lg:px-6">
    <CaseHeading>This case is gone</CaseHeading>
    <CaseNav previous={undefined} next={next} />
  </div>
);
