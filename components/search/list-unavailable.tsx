import { screens } from '@/lib/core/errors/screens';
import { paths } from '@/lib/paths';
import { FullPageMessage } from '../feedback/full-page-message';
import { RetryLink } from '../feedback/retry-link';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** The list page when the backend is down. */
export function ListUnavailable({ path }: { path: string }) {
  return (
    <FullPageMessage
      isPart
      status={503}
      title={screens.listFailed}
      text="We could not reach our catalogue just now. Nothing is lost: your filters are still in the address."
    >
      <RetryLink href={path} label="Try Again" />
      <Link href={paths.home} className={button('secondary')}>
        Go Home
      </Link>
    </FullPageMessage>
  );
}
