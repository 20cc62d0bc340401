import { paths } from '@/lib/paths';
import { standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** Leads from a car's page to its history check. */
export function CheckLink({ id }: { id: string }) {
  return (
    <Link href={paths.historyCheck(id)} rel="nofollow" className={`${standaloneLink} mt-4`}>
      Check finance, theft and write-off records
      <Icon name="arrow-right" />
    </Link>
  );
}
