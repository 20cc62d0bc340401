import { errorTitle } from '@/lib/core/errors/error-text';
import { screens } from '@/lib/core/errors/screens';
import { RetryLink } from '../feedback/retry-link';
import { button } from '../ui/button';
import { PageHeading } from './page-heading';

/** An empty href resolves to the current URL with its query. */
const HERE = '';

/** A page within the account layout when the backend is down. */
export function AccountUnavailable() {
  return (
    <>
      <PageHeading title={errorTitle}>{screens.accountUnavailable}</PageHeading>
      <p className="mt-8 flex flex-wrap gap-3">
        <RetryLink href={HERE} label="Try Again" />
        <a href={HERE} className={button('secondary')}>
          Refresh Page
        </a>
      </p>
    </>
  );
}
