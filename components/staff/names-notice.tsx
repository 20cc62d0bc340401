import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Link } from '../ui/link';
import { textLink } from './staff-section';

/** Says how many names dealers' cars wait for, with a link; nothing if none does. */
export const NamesNotice = ({ names, className }: { names: number; className: string }) =>
  names > 0 && (
    <p className={className}>
      <Link href={paths.staffNames} className={textLink}>
        {plural(names, 'name')} of makes or models to settle
      </Link>
    </p>
  );
