import { paths } from '@/lib/paths';
import { screens } from '@/lib/screens';
import { button } from '../ui/button';
import { FullPageMessage } from '../ui/full-page-message';
import { Link } from '../ui/link';
import { RetryLink } from '../ui/retry-link';

/** The list when the backend does not answer. */
export function ListUnavailable({ path }: { path: string }) {
  return (
    <FullPageMessage
      isPart
      unavailable
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
