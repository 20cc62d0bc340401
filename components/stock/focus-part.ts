import type { FormState } from '@/lib/core/actions/form-state';

/** The ids of parts of the page that stay while their forms go. */
export const RUNS_ID = 'last-runs';
export const FEED_ID = 'nightly-feed';
export const UPLOAD_ID = 'sent-files';

/** Returns what moves focus to a part once a form of it has done its work, because the form then goes. */
export const focusPart =
  (id: string) =>
  ({ status }: FormState) => {
    if (status === 'done') document.getElementById(id)?.focus();
  };
