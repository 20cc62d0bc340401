import { plural } from '@/lib/format';

export const RESULT_HEADING_ID = 'found';

/** The paragraph below it for what is new since the last visit: see new-since.ts. */
export const NEW_SINCE_ID = 'new-since';

/** The heading of a list. Takes the focus of a link that the list has replaced: see filter-form.tsx. */
export const ResultHeading = ({ total }: { total: number }) => (
  <h2
    id={RESULT_HEADING_ID}
    tabIndex={-1}
    className="tabular font-text! text-input font-semibold md:text-lead"
  >
    {plural(total, 'vehicle')} found
  </h2>
);
